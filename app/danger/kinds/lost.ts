import type { DangerRules } from "./rules";
import { lostPhrases } from "./tones";

const who =
  "(?:daughter|son|kid|child|teen|teenager|brother|sister|girl|boy|niece|nephew|cousin|granddaughter|grandson|roommate|suitemate|lab partner|friend|yr old|year old|yo|hija|hijo|nina|nino|hermano|hermana|sobrina|sobrino|companera|companero|roomie|amiga|amigo)";
const nowhere =
  "(?:phone (?:\\w+ )?(?:off|dead|to voicemail)|(?:will|does|is|are) not (?:\\w+ )?(?:answer\\w*|pick\\w* up|respond\\w*)|\\d ?am|midnight|nobody (?:knows|has (?:seen|heard))|no one (?:knows|has (?:seen|heard))|(?:wallet|purse|phone|keys|meds|backpack|car) (?:and (?:\\w+ )?\\w+ )?(?:is|are) (?:still )?(?:here|on|in)|left (?:\\w+ )?(?:wallet|purse|phone|keys|meds|backpack)|met online|no contesta|apagado|buzon|(?:cartera|celular|cel|mochila|llaves|telefono) (?:\\w+ ){0,2}(?:aqui|apagado)|dejo (?:\\w+ )?(?:cartera|celular|mochila)|aqui dejo|de la manana|amigos y nada|por internet)";

/** Somebody can't be found, and nothing was said: the police come first, and nobody waits. */
export const lost: DangerRules = {
  kind: "self-harm",
  manner: "lost",
  en: {
    danger: [
      ...lostPhrases.slice(0, 5).map((one) => `${who} (?:\\w+ ){0,14}(?:${one})(?: \\w+){0,14} ${nowhere}`),
      `${who} (?:\\w+ ){0,4}(?:is|has been|been|went) missing(?! (?:class\\w*|school|assignments|a|the|out|from (?:the|my)|credits?|some|one|her|his|two|all))`,
      `can not find my (?:\\w+ ){0,2}(?:son|daughter|kid|child|brother|sister)(?= \\||$| he | she | and | anywhere)`,
      `${who} (?:\\w+ ){0,4}(?:got|gets|getting|left) (?:in|into|with) (?:a|the|his|some) (?:\\w+ )?(?:car|truck|van|man|guy|stranger)(?: \\w+){0,14} (?:hours?|stranger|snapchat|met online|not answer|phone off)`,
      `${who} gone \\d+ days(?: \\w+){0,8} ${nowhere}`,
    ],
    harmless: [],
    catches: [
      "My 15 year old did not come home from the open house, its 2am and her phone is off",
      "my son hasn't come back from the college fair and his phone goes to voicemail",
      "daughter never arrived at her interview, she left with a man she met online",
      "my roommate hasn't been back in 3 days and her purse is still here",
      "my suitemate hasn't been seen since sunday and her phone is on the desk",
      "can't find my daughter anywhere",
      "my little brother has been missing since yesterday",
    ],
    passes: [
      "my kid did not come home for Thanksgiving, can he stay in the dorm",
      "my son has been missing assignments since fall",
      "my daughter's transcript never arrived and the office won't answer",
      "can't find my son's FAFSA",
      "my roommate has not been back to campus since break, do I get the room refunded",
    ],
  },
  es: {
    danger: [
      ...lostPhrases.slice(5).map((one) => `${who} (?:\\w+ ){0,14}(?:${one})(?: \\w+){0,14} ${nowhere}`),
      `no (?:encuentro|encontramos) a mi (?:\\w+ )?(?:hij[oa]|nin[oa]|herman[oa])`,
    ],
    harmless: [],
    catches: [
      "mi hija no llegó a la casa y su cel está apagado",
      "mi hijo no ha regresado de la visita y no contesta",
      "no encuentro a mi niña",
      "mi compañera no ha vuelto en 3 días y aquí dejó su cartera",
    ],
    passes: ["mi hijo no ha regresado el formulario", "no encuentro a mi consejera, ¿quién firma?"],
  },
};
