import { compile } from "./groups";
import type { DangerKind, DangerTone } from "./rules";

/** Too little for a rule to be sure of: the question is answered, and people to call stand beside it. */
interface FaintSign {
  readonly kind: DangerKind;
  readonly tone: DangerTone;
  readonly says: readonly string[];
}

/** Where a sentence ends, or one says how it has become: "to more than eight schools" is another thing. */
const thatsAll =
  "(?: anymore| any more| at all| now| at this point| either)(?! (?:than|schools|that|because (?:i|we) (?:got|already)))|(?= $| \\|)";

const faintSigns: readonly FaintSign[] = [
  {
    // Somebody at home who frightens.
    kind: "abuse",
    tone: "abuse",
    says: [
      "{someone} (?:\\w+ )?(?:gets?|got|acts?|turns?|becomes?|is) (?:\\w+ )?(?:scary|frightening)(?! (?:good|smart|fast|accurate|about|excited))",
      "{someone} scares? me(?! (?:with (?:the )?(?:cost|price|debt|loan\\w*|stories)|about (?:college|loans|debt)|away))",
      "{familia} (?:\\w+ )?(?:se pone|se vuelve) (?:\\w+ )?(?:feo|fea|agresiv[oa]|como loc[oa])",
    ],
  },
  {
    // Tired of applying, or of everything: only the person knows which.
    kind: "self-harm",
    tone: "hint",
    says: [
      `(?:not (?:\\w+ )?(?:see|know|get)|is there even|what is) (?:the|a|any|what the) (?:point|use|sense) (?:of|in|to) (?:even )?(?:applying|apply|trying|try|any of (?:this|it)|all (?:this|of it))(?: (?:to |for )(?:any\\w*|college|colleges|school))?(?:${thatsAll})`,
      "(?:do not know|not sure|not even sure|do not think) (?:if |whether |that )?i (?:even |really )?(?:want to|can|could|should) (?:keep|go) (?:going|on)(?: anymore| like this)?(?! (?:to|with|at|in|into|for|back|on (?:the|a|tours?|visits?)|through|until|there|abroad|swimming|playing|taking|\\w+ing (?:at|for|in)))",
      "i (?:wrote|have written|am writing|left) (?:\\w+ )?(?:letters?|notes?) (?:to|for) (?:my |each of my |each of )?(?:mom|dad|mother|father|parents|family|friends?|everyone|everybody|brothers?|sisters?|kids)(?! (?:asking|about|because|explaining|saying (?:thank|why)|as my|for (?:my|the|a|an)|to (?:ask|thank|convince|explain|persuade|sign)|in (?:my|an)|thanking|convincing))",
      "no se si (?:quiero|puedo|voy a) (?:seguir|continuar)(?: adelante| asi| mas)?(?! (?:en|con|la|el|mi|un|una|estudiando|los|las|a|al|jugando|solicitando|trabajando))",
      "(?:ya )?no le (?:veo|encuentro) (?:\\w+ )?(?:caso|sentido) a (?:seguir|nada|aplicar|solicitar|intentar\\w*|todo esto|la escuela|la universidad)(?! (?:por|en|para) \\w+)",
    ],
  },
];

const compiled = faintSigns.map(({ kind, tone, says }) => ({ kind, tone, says: compile(says) }));

/**
 * The first faint sign in a text; null where there is none.
 * @param words plain words, harmless ways of speaking taken out
 */
export const faintSign = (words: string): Pick<FaintSign, "kind" | "tone"> | null =>
  compiled.find(({ says }) => words.search(says) >= 0) ?? null;
