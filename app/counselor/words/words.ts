/** Text as questions and passages are compared: words without case, accents and endings. Pure. */

/**
 * Lower case, without accents; "U.S." as "us"; marks that separate words become spaces. Keeps $, %, digits and points
 * in numbers.
 */
export function plainText(text: string): string {
  // Most of what it's asked for has been through here before.
  if (isPlain.test(text)) return text;
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
    .replace(/\b([a-z]+)'(s|ve|re|ll|d|m)\b/g, (_, word: string, ending: string) =>
      ending === "s" ? word : `${word} ${ending}`,
    )
    .replace(/n't\b/g, "n t")
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9$%.+-]+/g, " ")
    .replace(/(?<!\d)\.|\.(?!\d)/g, " ")
    .replace(/(?<![a-z0-9])-|-(?![a-z0-9])/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

export const wordsOf = (text: string): readonly string[] =>
  plainText(text).replace(/-/g, " ").split(" ").filter(Boolean);

/** Words that say nothing about what is looked for, in English and Spanish. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    "a about above after again all also am an and any anybody anyone are as at be because been before being between both but by can cannot could " +
    "d did do does doing done during each either else ever every for from further get gets getting give given go going gonna got had has have having he her here hers him his how i if " +
    "im in into is it its just know let like ll m make makes many may me might mine more most much must my n no nor not now of off on once one only or other our " +
    "out over own please re really right s same see she should so some something still such t tell than thanks that the their them then there these they thing things this those through to " +
    "too under until up us use using ve very want wants was way we well were what when where whether which while who whom whose why will with would yes yet you your yours " +
    "happen happens happened happening someone somebody everyone anyway rid diff define defined definition meaning stand stands wont dont doesnt didnt cant couldnt wouldnt shouldnt isnt arent wasnt havent hasnt im ive youre theyre theres thats whats hes shes though although become kinda sorta lol lmao omg wtf dumb stupid silly sorry hear heard heck tbh idk ngl imo bruh bro dude btw cuz bc tho ugh hmm gotta wanna gimme dunno sorry alright pls plz please thx guys honestly basically literally even ever supposed stuff lot lots kind sort " +
    "hi hello hey ok okay question wondering wonder explain help understand mean means meaning difference exactly actually ask asked kid son daughter child kids " +
    "el la los las un una unos unas de del al y o u en por para con sin que cual cuales como cuando donde quien cuanto cuanta cuantos cuantas es son ser esta estan soy mi mis su sus tu tus yo lo le les se me te nos " +
    "si no puedo puede pueden podemos podria necesito necesita necesitamos tengo tiene tienen tenemos hay hacer hago hace mas muy ya esto eso este ese esa estos estas " +
    "hijo hija hijos hijas nino nina quiero quiere queremos saber sabe se debo debe deben debemos recibir recibe obtener conseguir dar da dan nos cosa cosas favor gracias hola pregunta ser estar fue era tambien donde cual desde hasta entre sobre"
  ).split(" "),
);

/** A word without the ending of a plural, a verb or an adverb: near enough to compare, not to print. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  let short = word;
  if (short.endsWith("ies") && short.length > 4) short = `${short.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh)es$/.test(short)) short = short.slice(0, -2);
  else if (short.endsWith("s") && !/(?:ss|us|is)$/.test(short)) short = short.slice(0, -1);
  if (short.length > 6 && short.endsWith("ing")) short = undouble(short.slice(0, -3));
  else if (short.length > 5 && short.endsWith("ed")) short = undouble(short.slice(0, -2));
  if (short.length > 6 && short.endsWith("ly")) short = short.slice(0, -2);
  if (short.length > 7 && short.endsWith("ment")) short = short.slice(0, -4);
  if (short.length > 6 && /(?:ation|ition)$/.test(short)) short = short.slice(0, -3);
  if (short.length > 4 && short.endsWith("e")) short = short.slice(0, -1);
  if (short.length > 4 && short.endsWith("y")) short = `${short.slice(0, -1)}i`;
  return short;
}

const undouble = (word: string) => (/([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word);

/** Stems of the words that say something. */
export const telling = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !emptyWords.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(stem);
