import { compile } from "./groups";
import type { DangerTone } from "./rules";

/** How one danger is told as what is so, while something else is asked. */
interface Told {
  /** What the question is about; where there are several, each has to be there. */
  readonly asks: readonly (readonly string[])[];
  /** What makes it this hour's danger, whatever is asked beside it. */
  readonly unless: readonly string[];
  /** What does so, too, where nothing says that it's over. */
  readonly unlessSettled?: { readonly now: readonly string[]; readonly settled: string };
}

/** Forms of aid, their papers, and what an application says: what is asked about once the worst is over. */
const papers =
  "(?:fafsa|css|aid|independent|dependency|sai|pell|grants?|waivers?|tax(?:es)?|forms?|papers?|documents?|documentation|pro(?:of|ve)|verif\\w+|confirm\\w*|vouch|sign(?:s|ed)?|count(?:s|ed)? as|address|residency|in state|income|his numbers|her numbers|ayuda financiera|firm\\w+|direccion|solicitud de ayuda)";
const essay = "(?:essays?|write|say that|statement|additional information|personal insight|topic|ensayo)";
const record =
  "(?:gpa|grades?|transcript|(?:switched|changed) schools?|(?:freshman|sophomore|junior|senior) year|(?:9th|10th|11th|12th|ninth|tenth|eleventh) grade|calificaciones)";
/** Somebody who is safe for now asks where to be in some months. */
const later =
  "(?:at|over|for|during|in) (?:the )?(?:christmas|thanksgiving|winter break|december|holidays|summer|fall|spring)|why i am homeless|not homeless";

/** Whom to tell, and how it gets known. */
const trusted =
  "who (?:at (?:my )?school )?(?:do|can|should|would) (?:i|we) tell|who tell|nobody official|no one official";

/** This hour, these days, or fear: nothing is asked then that can't wait. */
const pressing =
  "(?:tonight|today|tomorrow|yesterday|last night|right now|this (?:morning|minute|week)|next week|\\w+ (?:hours?|minutes?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|nowhere|no where|where (?:do|can|should|will) (?:i|we) (?:\\w+ )?(?:go|sleep|stay|live)|cold|freezing|degrees|outside|emergency|scared|afraid|terrified|fear|danger|not safe|isnt safe|unsafe|help me|alone with|hoy|ayer|anoche|esta noche|manana|ahorita|(?:lun|mart|miercol|juev|viern)es|sabado|domingo|frio|miedo|peligro|afuera)";
/** In a car or on the street, or put out of the house, told as what is so now: no place for tonight (decision 120). */
const noPlaceNow = [
  "(?:sleep|sleeps|sleeping|live|lives|living|stay|stays|staying)(?: \\w+){0,2} (?:in|out of|from) (?:\\w+ ){0,2}(?:cars?|vans?|trucks?|suv|minivan|tents?|streets?|park|parking lot|bus station|train station|storage unit|woods|honda|civic|toyota|camry|corolla|ford|nissan|altima|chevy|jeep)",
  "(?:on|en) (?:the |la )?(?:streets?|calle)",
  "(?<!(?:was|were|had been|got|when|ago|before) (?:\\w+ )?)(?:kicked|kicking|threw|throwing|put|putting|tossed|locked|forced) (?:me|us|my (?:mom|brother|sister) and (?:me|i)|me and my \\w+)(?: \\w+)? out",
  "(?:i am|i|we|am|are|was|were|got|been|being|getting|just) (?:kicked|thrown|put|locked) out",
  "(?:me|nos) (?:\\w+ )?(?:echaron|echo|corrieron|corrio|botaron|boto|corriendo|echando)",
  "(?:me|nos) (?:\\w+ )?(?:sacaron|saco|sacando) (?:de|a la|afuera)",
  "(?:dormimos|duermo|durmiendo|vivimos|vivo|viviendo|quedamos|quedandonos) (?:\\w+ ){0,2}(?:en|dentro de) (?:\\w+ )?(?:carro|coche|auto|troca|camioneta|van|calle|parque|tienda de campana)",
];
/** Over since, or with a roof again. */
const settled =
  "(?:years? ago|(?<!since )last year|when i was|used to|(?:freshman|sophomore|junior) year|(?:9th|10th|11th|ninth|tenth|eleventh) grade|in (?:19|20)\\d\\d|(?:now|so) (?:i|we)(?: am| are)? (?:live|living|stay|staying) (?:with|at)|(?:and|i|we|am|are|been) (?:\\w+ )?(?:live|lived|living|stay|staying) (?:with|at) (?:my|our|an?|the) (?:\\w+ )?(?:aunt|uncle|grand\\w+|friend|friends|sister|brother|cousin|teacher|coach|boyfriend|girlfriend|shelter|group home|family)|(?:in|at|from) (?:an?|the|our) (?:\\w+ )?(?:shelter|motel|hotel)|couch ?surf\\w*|transitional|by choice|on purpose|road trip|hace (?:\\w+ )?anos?|(?:vivo|viviendo|estoy|quedo) (?:\\w+ )?(?:con|en casa de) (?:mi|una?|unos))";
const harm =
  "(?:kill\\w*|die|dead|suicid\\w*|gun|knife|hits|beats|beating|hitting|chok\\w*|touch\\w*|rap(?:e|ed|es)|bruis\\w*|threat\\w*|will (?:hit|hurt|break|find)|matar\\w*|morir\\w*|pega|golpea|amenaz\\w*)";
const wishes =
  "(?:i|he|she|they|my \\w+) (?:\\w+ ){0,2}(?:want|wants|going|plan|plans|thinking|feel|feels|am|is|still)(?: \\w+){0,3} (?:die|dead|kill|hurt|suicid\\w*|harm\\w*)";

const told: Readonly<Partial<Record<DangerTone, readonly Told[]>>> = {
  "no-home": [
    {
      asks: [[papers, essay, record, later, trusted]],
      unless: [pressing, harm],
      unlessSettled: { now: noPlaceNow, settled },
    },
  ],
  hunger: [
    {
      asks: [
        [
          papers,
          "(?:does|do|can|could|is|are|will|how|qualify|apply|eligible)(?: \\w+){0,8} (?:snap|food stamps|ebt|pantry|work study|loans?|estampillas)",
        ],
      ],
      unless: [
        pressing,
        harm,
        "(?:no|any) food|nothing to eat|not eaten|starv\\w*|hungry|empty|bare|nothing|nada de comer|que comer|hambre|skip\\w*|sin comer",
      ],
    },
  ],
  abuse: [
    // What is over, or whom one has left.
    {
      asks: [
        [papers, essay, "(?:private|hide|directory|information|contact\\w*|visa)"],
        [
          "(?:abused|abusive|was (?:\\w+ )?violent|(?:he|she|dad|mom|father|mother|stepdad) hit (?:us|me|my)|used to|years ago|when i was|as a (?:kid|child)|prison|jail|restraining order|protective order|ran (?:away )?from|escaped|left home|foster|cps|pegaba|golpeaba|maltrataba|abusaba)",
        ],
      ],
      unless: [
        pressing,
        harm,
        "(?:still (?:hits?|lives|hurts?|does|comes|is|am|are|beats|drinks)|again|keeps|comes in|locks|finds? out|catch\\w*|hurting (?:me|us) (?:and|now))",
      ],
    },
    // What a college does about it, asked of nobody in particular.
    {
      asks: [
        [
          "how (?:do|does|would|should) (?:\\w+ )?(?:colleges?|schools?|universit(?:y|ies)|campuses) (?:\\w+ )?(?:handle|deal|treat|respond|investigate|take)",
        ],
      ],
      unless: [pressing, "(?:i|me|my|we|us|he|she)"],
    },
  ],
  // What is left to be settled.
  grief: [
    {
      asks: [
        [
          "(?:loans?|plus|debts?|owe|owed|forgiven|discharge\\w*|cancel\\w*|deposit|refund\\w*|money|tuition|bill|bills|mail|emails?|letters?|529|account|accounts|delete|insurance|scholarships?|fafsa|aid|withdraw\\w*|prestamos?|deposito|reembolso|cuenta|correo|cartas?|beca)",
        ],
      ],
      unless: ["(?:want|wants|going) to (?:\\w+ )?(?:die|be with|go with|join|end)"],
    },
  ],
  violence: [
    {
      asks: [
        [
          "what (?:happens|do we do|should we do|can we do) if (?:my|our|a) \\w+ (?:is|gets) (?:assaulted|attacked|robbed|threatened|stalked)",
        ],
      ],
      unless: [pressing, "(?:was|has been|got)"],
    },
  ],
  "self-harm": [
    // Somebody who is gone, or who is well again, in an essay.
    {
      asks: [
        ["(?:essays?|write|topic|statement|additional information|ensayo)"],
        [
          "(?:killed (?:himself|herself|themself)|(?:took|ended) (?:his|her|their) (?:own )?life|(?:i|he|she) was suicidal|recovered|years ago|sel[f ]*harm (?:essay|topic)|died by suicide|committed suicide|overcame)",
        ],
      ],
      unless: [pressing, wishes],
    },
    // What a college may do about it.
    {
      asks: [
        ["(?:kick\\w*|force\\w*|send|sends|make\\w*|dismiss\\w*|leave of absence)"],
        ["(?:college|school|dorms?|university|campus|policy)"],
        ["(?:out|leave|home)"],
        ["(?:suicidal|suicide attempt|sel[f ]*harm)"],
      ],
      unless: [pressing, "(?:want|wants|going) to (?:\\w+ )?(?:die|kill|hurt|end)"],
    },
    // What this program does when it's told so.
    {
      asks: [["what if i (?:tell|write|say|type)(?: \\w+){0,3} (?:chat|bot|counselor|program|site|ai|here)"]],
      unless: [pressing],
    },
  ],
};

const compiled = new Map(
  Object.entries(told).map(([tone, ways]) => [
    tone,
    ways.map(({ asks, unless, unlessSettled }) => ({
      asks: asks.map((one) => compile(one)),
      unless: compile(unless),
      now: unlessSettled === undefined ? null : compile(unlessSettled.now),
      settled: unlessSettled === undefined ? null : compile([unlessSettled.settled]),
    })),
  ]),
);

/**
 * Whether a danger is told as a circumstance of a question that can be answered: "my parents kicked me out, who signs
 * my FAFSA, I live with my aunt now". Then the question is answered below the people to call. Who may be in danger this
 * hour, or has no place to sleep now, gets people alone.
 *
 * @param words plain words of the whole text
 */
export function isCircumstance(words: string, tone: DangerTone): boolean {
  const joined = words.replaceAll("| ", "");
  const has = (one: RegExp) => joined.search(one) >= 0;
  return (compiled.get(tone) ?? []).some(
    ({ asks, unless, now, settled: over }) =>
      asks.every(has) && !has(unless) && !(now !== null && has(now) && !(over !== null && has(over))),
  );
}
