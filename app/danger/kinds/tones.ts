import { compile } from "./groups";
import type { DangerTone } from "./rules";

/** A reply that fits better than that of the kind that was heard. */
interface Fit {
  readonly tone: DangerTone;
  /** What was heard, of which this is a special case. */
  readonly over: readonly DangerTone[];
  /** In the words of `plainWords`, English and Spanish together: families mix them. */
  readonly says: readonly string[];
  readonly unless?: readonly string[];
}

const worn = "(?:dress|gown|suit|tux|tuxedo|jeans|swimsuit|bikini|uniform|costume|leotard|vestido|traje|uniforme)";
const weapon = "(?:gun|guns|pistol|rifle|glock|firearm|shotgun|revolver|knife|pistola|arma|rifle|cuchillo)";
const partner =
  "(?<!(?:moms|dads|mothers|sisters|brothers|daughters|mom s|de mi (?:mama|hermana|hija|papa)) )(?:husband|wife|boyfriend|girlfriend|bf|gf|fiance|fiancee|partner|spouse|novio|novia|esposo|esposa|marido|pareja|ex)";
const parent =
  "(?:mom|mother|mama|ma|dad|father|papa|papi|apa|ama|jefe|jefa|stepdad|stepfather|stepmom|stepmother|padrastro|madrastra|padres|parents|uncle|tio|grandma|grandpa|abuelo|abuela|guardian)";
const silence =
  "(?:phone (?:\\w+ )?(?:off|dead|goes to voicemail)|(?:turned|shut|switched) (?:\\w+ ){0,2}phone off|turned off (?:her|his|their) phone|(?:is|are|will|does|has) not (?:\\w+ )?(?:answer\\w*|pick\\w* up|respond\\w*|reply\\w*|texting back)|can not (?:find|reach)|no (?:me )?contesta|(?:cel|celular|telefono) (?:\\w+ )?apagado|no (?:la|lo) encuentro)";
/** Who says it in so many words wants to hear about that first. */
const wantsToDie =
  "(?:kill (?:myself|himself|herself)|suicid\\w+|want to die|wants to die|end my life|end it all|matarme|quiero morir\\w*|me quiero morir|quitarme la vida)";

export const lostPhrases: readonly string[] = [
  "(?:did not|has not|have not|never|still not|not) (?:\\w+ )?(?:come|came|coming|made it|make it|got|return|returned|been back) (?:back )?(?:home|to (?:the|our|her|his) (?:dorm|room|house)|from the (?:\\w+ )?(?:tour|visit|party|interview|game|fair|overnight|trip|open house))",
  "(?:has not|have not|not|never) been (?:back|seen|home)(?: \\w+){0,4} (?:since|in|for|days|weeks?)",
  "(?:been )?(?:gone|missing) (?:since|for (?:\\w+ )?(?:hours|days)|\\d+ (?:hours|days))|(?:is|are|went|has gone|been|reported) missing|never (?:arrived|got there|showed up|made it)",
  "(?:can not|cannot|nobody can|no one can) find (?:my|our) (?:\\w+ ){0,3}(?:son|daughter|kid|child|brother|sister|girl|boy)",
  "(?:nobody|no one) (?:knows|has any idea) where (?:he|she|they|my \\w+)",
  "no (?:ha|han) (?:regresado|vuelto|llegado)(?! (?:el|la|mi|su) )|no (?:regreso|volvio|llego) (?:a (?:la )?casa|de(?:l| la) (?:\\w+))|(?:sin regresar|desaparecid[oa]|desaparecio)",
  "no (?:encuentro|encontramos|hallo|aparece) (?:a )?(?:mi|nuestr[oa]) (?:\\w+ )?(?:hij[oa]|nin[oa]|herman[oa]|nina|nino)",
];

const fits: readonly Fit[] = [
  {
    tone: "taken",
    over: ["self-harm", "hint"],
    says: [
      "(?:pills|meds|bottle|tylenol|pastillas) (?:are|is|estan|esta) (?:all |already )?(?:gone|empty|in me)",
      "(?:already|just) (?:did it|took them)|ya (?:lo hice|me las tome)",
    ],
  },
  {
    tone: "taken",
    over: ["self-harm", "hint", "eating", "abuse", "hunger"],
    says: [
      "(?:eaten|took|taken|swallowed|downed|had|tome|comi)(?: \\w+){0,9} (?:medicine|medication|meds|pills|tablets|pastillas|medicinas?)(?! (?:for|para)(?: \\w+){0,3} (?:years|anos))",
      "(?:shots|drinks|beers|a line|lines|edibles?|pills?|bottle|tragos)(?: \\w+){0,16} (?:shaking|eyes|not (?:\\w+ )?(?:talk|wake|answer|respond)|can not get (?:her|him|them)|throwing up|passed out|pastillas|no (?:despierta|contesta|responde))",
    ],
    unless: [wantsToDie, "diet pills|laxative|to lose weight|ozempic"],
  },
  {
    tone: "missing",
    over: ["self-harm", "hint"],
    says: [
      `(?:posted|sent|texted|wrote|said|says|told|left|note|letter|goodbye|dejo|nota|escribio|dijo)(?: \\w+){0,22} ${silence}`,
    ],
    unless: ["(?:did not|has not|never) come (?:back )?home|never (?:arrived|got there)|do not look for me"],
  },
  {
    tone: "missing",
    over: ["lost"],
    says: [
      `(?:note|letter|goodbye|good bye|sorry|nota|carta|adios|perdon\\w*|despid\\w+|despedida)(?: \\w+){0,16} ${silence}`,
    ],
    unless: ["do not look for me"],
  },
  {
    tone: "lost",
    over: ["self-harm", "hint", "missing", "abuse", "violence", "no-home", "taken"],
    says: [
      ...lostPhrases,
      "(?:got|gets|getting|get) (?:in|into) (?:a|the|his|her|someones) (?:\\w+ )?(?:car|truck|van)(?: \\w+){0,14} (?:hours?|stranger|snapchat|online|met|answer\\w*)|(?:subio|subieron) al (?:carro|coche)|no llego a dormir",
    ],
    unless: [
      wantsToDie,
      "(?:good ?bye|suicide|farewell|despedida|adios|perdon\\w*|not want to (?:live|be here))",
      "(?:i|we|me) (?:\\w+ )?(?:have not|has not|can not) (?:\\w+ )?(?:been|come|go)",
    ],
  },
  {
    tone: "stake",
    over: ["self-harm", "hint", "violence", "no-home", "abuse"],
    says: [
      "(?:garage|cochera|garaje)(?: \\w+){0,8} (?:running|on|prendido|encendido)|(?:car|engine|carro) (?:\\w+ )?(?:running|prendido|encendido)(?: \\w+){0,5} (?:garage|cochera|garaje)",
      "(?:not stop|keeps|is|still|wont stop) bleeding|bleeding (?:a lot|out|so much|everywhere|bad)|(?:went|cut) (?:\\w+ )?too deep|so much blood|no (?:deja|para) de sangrar|sangrando mucho",
      `(?:took|takes|grabbed|got|has|with|agarro|tomo|tiene|saco|se llevo)(?: \\w+){0,5} ${weapon}(?: \\w+){0,14} (?:drive|drove|left|gone|took off|locked|bathroom|not answer\\w*|not open|encerrad[oa]|se fue|salio|bano)`,
      "(?:standing|sitting|is|am|are|estoy|esta|parad[oa]|sentad[oa]) (?:\\w+ )?(?:on|en) (?:the|a|el|la|las) (?:\\w+ ){0,2}(?:edge|ledge|roof|rooftop|bridge|overpass|tracks|puente|azotea|vias)",
      "shows (?:him|her|them) (?:at|by|on|near) the (?:\\w+ )?(?:river|bridge|tracks|lake|cliff|roof)",
    ],
  },
  {
    tone: "eating",
    over: ["hunger", "self-harm", "hint", "abuse", "taken"],
    says: [
      "(?:to|trying to|want to|need to|gotta) (?:be|weigh|get to|hit|get down to) \\d{2,3} (?:lbs?|pounds|kilos)",
      "(?:not|havent|stopped) (?:\\w+ )?(?:eat|eaten|eating)(?: \\w+){0,10} (?:lbs?|pounds|skinny|thin|weight|fat|flaca|flaco)",
      "laxatives?|laxantes?|throw(?:ing)? up (?:after|every)|puk(?:e|ing) (?:after|every)|diuretics|vomito (?:despues|todo)",
      "(?:passing out|passes out|passed out|faint\\w*|desmay\\w+)(?: \\w+){0,22} (?:weight|skinny|thin|gum|ice|calories|diet|bajar de peso|flac[oa]|sin comer)",
      "(?:lives? on|only (?:eats?|has)|nothing but) (?:\\w+ ){0,3}(?:gum|ice|diet coke|coffee|lettuce|celery)(?: \\w+){0,12} (?:weight|faint\\w*|pass\\w*|skinny|thin)",
      "(?:one|1|an) (?:apple|egg|salad|banana|rice cake|protein bar) (?:a|per) day|dedos despues de (?:cenar|comer)",
      "sin comer(?: \\w+){0,6} (?:bajar de peso|flac[oa]|delgad[oa]|adelgazar)",
    ],
    unless: [wantsToDie],
  },
  {
    // To be thin enough for what is worn; who can't pay for food and for the dress is hungry.
    tone: "eating",
    over: ["hunger", "self-harm", "hint"],
    says: [
      `(?:not|no|stopped|without|sin) (?:\\w+ )?(?:eat|eaten|eating|comer|comido)(?: \\w+){0,14} (?:fit|fits|fitting|squeeze|zip up|caber|quepa|entrar|entre|look (?:\\w+ )?(?:good|hot|skinny|better|thin)|verme (?:\\w+ )?(?:bien|flaca|delgada)) (?:me )?(?:in|into|in to|en)(?: \\w+){0,3} ${worn}`,
      `(?:not|no|stopped|without|sin) (?:\\w+ )?(?:eat|eaten|eating|comer|comido)(?: \\w+){0,10} (?:so|until|till|make|for|para que|hasta que) (?:\\w+ ){0,2}${worn} (?:\\w+ )?(?:fit|fits|zips|closes|quede|cierre)`,
    ],
    unless: [wantsToDie, "(?:money|afford|broke|no food|food stamps|paycheck|dinero|alcanza)"],
  },
  {
    tone: "pictures",
    over: ["abuse", "violence", "self-harm", "hint"],
    says: [
      "(?:pics?|pictures|photos?|selfies|nudes?|videos?)(?: \\w+){0,14} (?:unless|or else|send (?:more|him|it|them|her)|secret|do not tell|not to tell|leak\\w*|post (?:it|them)|to (?:my|all|everyone)|delete)",
      "(?:ask|asks|asking|asked|wants|begs|keeps)(?: \\w+){0,10} for (?:\\w+ )?(?:pics?|pictures|photos?|selfies|nudes?)",
      "(?:threat\\w+|says|going to|will)(?: \\w+){0,6} (?:send|post|leak|share) (?:\\w+ ){0,3}(?:pics?|pictures|photos?|nudes?|videos?)",
      "naked(?: \\w+){0,4} pictures|(?:mando|mande|mandar|mandarle) (?:\\w+ )?fotos",
      "(?:sextort|blackmail)\\w*|(?:fotos?|videos?|pack|nudes)(?: \\w+){0,12} (?:secreto|no le diga\\w*|publicar\\w*|mandar\\w*|a todos|si no)|(?:pide|pidio|pidiendo\\w*|pidiendome|quiere) (?:\\w+ )?(?:fotos|videos|nudes|pack)|chantaje\\w*|extorsion\\w*",
    ],
    unless: [wantsToDie],
  },
  {
    tone: "assault",
    over: ["abuse", "violence", "no-home", "self-harm", "hint"],
    says: [
      "(?:was|got|been|being|were) (?:\\w+ )?(?:raped|sexually assaulted|roofied|drugged|date raped)|(?:he|they|guy|someone|somebody) (?:\\w+ )?(?:raped|drugged|roofied) (?:me|her|my)",
      "(?:woke|wake) up (?:\\w+ ){0,10}(?:no (?:clothes|pants|underwear)|naked|nothing on|without (?:my |any )?clothes|undressed)|forced (?:himself|herself|themselves) on",
      "(?:me|la) (?:violo|violaron)|fui violad[oa]|(?:desperte|amaneci) (?:\\w+ ){0,6}(?:sin ropa|desnud[oa])",
    ],
    unless: [wantsToDie, `${parent} (?:\\w+ ){0,3}(?:rape\\w*|drug\\w*|viol\\w+)`],
  },
  {
    tone: "others",
    over: ["violence", "self-harm", "hint", "abuse"],
    says: [
      "(?:make|making|hacer|voy a hacer) (?:\\w+ ){0,2}(?:them|everyone|everybody|those \\w+|pagar) (?:all )?(?:pay|suffer|regret|a todos)|(?:they|everyone|all of them|those \\w+|every one of them) (?:\\w+ ){0,3}(?:will|are going to) (?:all )?(?:pay|regret|be sorry|suffer)",
      "shoot(?:ing)? up|school shoot\\w+|columbine|(?:hit|kill|death) list|(?:i have|got|made|wrote|have) (?:\\w+ ){0,2}(?:a )?(?:list|names)(?: \\w+){0,12} (?:pay|regret|sorry|hate|coming|first|laughed)",
      "(?:i|i am going to|going to|will) (?:\\w+ )?bring (?:something|a \\w+|my \\w+) to (?:school|class|campus)",
      "i (?:\\w+ )?(?:hold|held|have|grabbed|keep) (?:the|a|my) (?:\\w+ )?(?:knife|gun|bat)(?: \\w+){0,4} (?:outside|door|sleeps|over him|over her)",
      "(?:draw\\w*|maps?|sketch\\w*|floor plans?|plans) (?:\\w+ ){0,3}(?:the |his |her )?(?:school|hallways)|(?:buying|orders?|ordering|bought|building) (?:\\w+ ){0,2}(?:gun|guns|ammo|gun (?:stuff|parts)|bullets)",
      "(?:bullets?|gun|guns|knife|ammo) (?:\\w+ ){0,2}in (?:his|her|their) (?:bag|backpack|locker|car|desk)|(?:through|in) the classrooms|todos los del salon",
      "(?:do not|dont|not to) (?:come|go) to school (?:on )?(?:\\w+)",
      "(?:want|going|plan\\w*|need) to (?:\\w+ )?(?:hurt|kill|shoot|stab|attack) (?:people|everyone|them|him|her|someone|somebody|my (?:teacher|class\\w*|stepdad|dad|mom|boss|coach))",
      "(?:van a pagar|los voy a (?:hacer pagar|matar|balacear)|se (?:las|la) voy a cobrar|va a (?:disparar|balacear)|hacer pagar a)",
    ],
    unless: [
      "(?:ex|husband|boyfriend|bf|wife|girlfriend|esposo|novio|marido) (?:\\w+ ){0,6}(?:kill|hurt|shoot|stab|mat\\w+) (?:me|us)",
      "(?:kill|hurt) (?:myself|me and myself)",
    ],
  },
  {
    tone: "partner",
    over: ["abuse", "violence", "hint"],
    says: [
      `${partner}(?: \\w+){0,16} (?:me|us|my \\w+|nos|he|she|hits?|hitting|locks?)`,
      `(?:me|nos|mi) (?:\\w+ ){0,10}${partner}`,
    ],
    unless: [
      `(?:my |mi )?${parent} (?:\\w+ ){0,8}(?:me|us|my|nos)(?= )`,
      "(?:daughter|son|child|hija|hijo|bruises|moretones)(?: \\w+){0,6} (?:weekend|bruises|moretones)|bruises on (?:our|my|her|his)|i am 1[0-7]",
      "(?:knives|guns|gang|pandilla) |these guys|kid (?:\\w+ )?in my|parked outside|raped|ex (?:coach|teacher|boss)",
    ],
  },
  {
    tone: "partner",
    over: ["abuse", "violence", "hint"],
    says: [
      "(?:he|she) (?:\\w+ )?(?:will not|does not) let me (?:leave|out|go)|(?:he|she) (?:checks|goes through|tracks|took|has) my (?:phone|keys|location)|airtag|grabs me",
    ],
    unless: [parent],
  },
  {
    tone: "partner",
    over: ["self-harm", "hint"],
    says: [
      `${partner} (?:\\w+ ){0,5}(?:threw|throws|hits?|hit|slap\\w*|chok\\w*|punch\\w*|kick\\w*|grabs?|grabbed|shov\\w*|pega|pego|golpea|golpeo|rasguna|empuja)`,
    ],
    unless: [wantsToDie, "(?:hurt|hit|cut) (?:herself|himself|myself)"],
  },
  {
    // Who is put out and stays somewhere tonight needs the lines against abuse; who has nowhere needs a bed first.
    tone: "no-home",
    over: ["abuse"],
    says: [
      "(?:lock|locks|locked|kick|kicks|kicked|throw|throws|threw|put) (?:me|us) (?:\\w+ ){0,3}out(?: \\w+){0,14} (?:nowhere|no where|no place|no one to stay|not have (?:a|any) (?:place|where))",
      "(?:me|nos) (?:dejo|dejaron|saco|sacaron|corrio|corrieron|echo|echaron) (?:\\w+ ){0,3}(?:afuera|fuera|casa|calle)(?: \\w+){0,12} (?:no tengo|no tenemos|no se|no hay) (?:a )?(?:adonde|donde|en donde|lugar)",
    ],
    unless: [
      wantsToDie,
      "(?:hit|hits|beat|beats|hurt|hurts|touch\\w*|chok\\w*|punch\\w*|slap\\w*|pega\\w*|golpe\\w*|tocar?)",
    ],
  },
  {
    tone: "no-home",
    over: ["self-harm", "hint"],
    says: [
      "(?:another|find a|new) (?:roof|place to (?:live|stay|sleep))|shelter (?:\\w+ )?(?:lets|said|kick\\w*|closes)|(?:sleep|sleeping|living|live) in (?:the|my|our) (?:car|van|truck)",
    ],
    unless: [wantsToDie],
  },
  {
    tone: "violence",
    over: ["self-harm", "hint", "abuse"],
    says: [
      "(?:picture|photo|pic) of my (?:\\w+ )?(?:door|house|window|dorm|car|street)",
      "(?:your|you are|i am) dead (?:when|once|if)|(?:picar\\w*|navaje\\w*|apunal\\w*)|(?:they|traen|guys) (?:\\w+ ){0,3}(?:knives|knife|navajas?|pistolas?)|jump me",
    ],
    unless: [wantsToDie],
  },
  {
    tone: "abuse",
    over: ["self-harm", "hint", "violence"],
    says: [
      `${parent} (?:\\w+ ){0,4}(?:hits?|hitting|beats?|beating|slaps?|punch\\w*|chok\\w+|whips?|whoops?|throws?|threw|pega|pego|golpea|golpeo|cachetea|maltrata) (?:\\w+ )?(?:me|us|con|at us|my)?`,
      `${parent} (?:\\w+ ){0,4}me (?:\\w+ )?(?:pega|pego|golpea|golpeo|da con|dio con|cachetea|patea|maltrata)`,
      `${parent} (?:\\w+ ){0,24}(?:me|nos) (?:va a |quiere )(?:romper|partir|quebrar|dar)|(?:break|smash|bust) (?:my|our) (?:legs?|arms?|face|jaw|neck)`,
      "(?:pastor|coach|teacher|uncle|boss|tutor|priest)(?: \\w+){0,10} (?:nobody|no one) (?:would|will) believe me",
      "(?:uses?|gets?|got|con) (?:the|el) (?:belt|cord|cinto|cinturon|cable)",
    ],
    unless: [wantsToDie, `${weapon} |cut(?:ting)? (?:myself|my)`],
  },
];

const compiled = fits.map(({ tone, over, says, unless }) => ({
  tone,
  over: new Set(over),
  says: says.map((one) => compile([one])),
  unless: compile(unless ?? ["(?!)"]),
}));

/**
 * The reply that fits a message in which `heard` was heard: by what else it says, the first that does.
 * @param words plain words, harmless ways of speaking taken out
 */
export function toneOf(words: string, heard: DangerTone): DangerTone {
  const joined = words.replaceAll("| ", "");
  const fit = compiled.find(
    ({ over, says, unless }) =>
      over.has(heard) && says.some((one) => joined.search(one) >= 0) && joined.search(unless) < 0,
  );
  return fit?.tone ?? heard;
}

const local: Readonly<Partial<Record<DangerTone, RegExp>>> = {
  hunger: compile(["(?:hungry|hunger|food|eat|eating|eaten|meals?|groceries|starv\\w*|hambre|comer|comida)"]),
  "no-home": compile([
    "(?:sleep|sleeping|homeless|evict\\w*|kicked|motel|shelter|couch\\w*|nowhere|dormir|durmiendo|corrieron|calle)",
  ]),
};

/** Of what is heard without being sure: 211 comes first only where food or a bed is named, 988 otherwise. */
export function unsureTone(words: string, heard: DangerTone): DangerTone {
  const named = local[heard];
  return named !== undefined && words.search(named) < 0 ? "hint" : heard;
}
