/**
 * A text as the rules of danger read it: small letters without accents, one space between words and at both ends,
 * contractions written out, slang and misspellings put right, "|" where a sentence ends. "I'm gonna k!ll myslef" gives
 * " i am going to kill myself ".
 */
export function plainWords(text: string): string {
  const letters = text
    .slice(0, longest)
    .normalize("NFKD")
    .replace(/\p{M}|[\u200b-\u200f\u2060\ufeff\u00ad]/gu, "")
    .toLowerCase()
    // "He'll" without its mark would be another word: "hell", "shell", "well", "were", "shed".
    .replace(/\b(i|he|she|they|we|you|it|who)[’‘`´']ll\b/g, "$1 will")
    .replace(/\b(they|we|you)[’‘`´']re\b/g, "$1 are")
    .replace(/\b(i|he|she|they|we|you|who)[’‘`´']d\b/g, "$1 would")
    .replace(/[’‘`´']/g, "")
    // Without its mark "he'll" shows only by what follows: "hell find me".
    .replace(
      /\b(s?he)ll (?=(?:find|kill|hurt|make|send|post|hit|beat|come|tell|take|leak|never|burn|throw|kick|put)\b)/g,
      "$1 will ",
    )
    .replace(/\bw\/o\b/g, "without")
    .replace(/\bw\/(?=\s|[a-z])/g, "with ")
    // Letters hidden by signs: "k!ll", "su1c1de", "s*icide". A digit beside digits is a number and stays.
    .replace(/(?<=[a-z])[!1|](?=[a-z])/g, "i")
    .replace(/(?<=[a-z])[3€](?=[a-z])/g, "e")
    .replace(/(?<=[a-z])0(?=[a-z])/g, "o")
    .replace(/(?<=[a-z])@(?=[a-z])/g, "a")
    .replace(/(?<=[a-z])\*+(?=[a-z])/g, "")
    // "dieeee", "plssss"
    .replace(/([a-z])\1{2,}/g, "$1")
    // The end of a sentence stays as a word of its own: what follows may be no part of what stands before.
    .replace(/[.?!;…]+(?=\s|$)|\n+/g, " | ")
    .replace(/[^a-z0-9$|]+/g, " ")
    // "k i l l", "d i e"
    .replace(/(?<![a-z0-9])(?:[a-z] ){2,}[a-z](?![a-z0-9])/g, (spelled) => spelled.replaceAll(" ", ""))
    .trim();
  const words = letters.split(" ").map((word) => written.get(word) ?? soundsLike(word) ?? nearest(word) ?? word);
  // Pairs after single words: "wan na" and "my self" only show once the words stand alone.
  return pairs.reduce((so, [from, to]) => so.replaceAll(from, to), ` ${words.join(" ")} `);
}

/** Nobody's danger stands only after this many characters; more isn't read. */
const longest = 20_000;

const sameWords: Readonly<Record<string, string>> = {
  "i am": "im iam imma ima i'ma",
  "i have": "ive",
  "i will": "ill",
  "i would": "id",
  "he is": "hes",
  "she is": "shes",
  "they are": "theyre",
  "we are": "were_",
  "there is": "theres",
  "it is": "its",
  "what is": "whats",
  "who is": "whos",
  "do not": "dont dnt dont_",
  "does not": "doesnt dosent doesent",
  "did not": "didnt",
  "can not": "cant cannot cnt",
  "will not": "wont",
  "would not": "wouldnt",
  "is not": "isnt aint",
  "was not": "wasnt",
  "were not": "werent",
  "are not": "arent",
  "could not": "couldnt",
  "have not": "havent havnt",
  "has not": "hasnt",
  "going to": "gonna gunna gon finna",
  "want to": "wanna wana",
  "got to": "gotta",
  "kind of": "kinda",
  because: "bc cuz cause coz becuz",
  you: "u ya",
  your: "ur",
  anymore: "nomore",
  tomorrow: "tmrw tmr tmrrw tomorow tommorow tommorrow 2morrow",
  "right now": "rn",
  "i do not know": "idk",
  "i do not care": "idc",
  people: "ppl",
  little: "lil",
  night: "nite",
  with: "w",
  anyway: "anyways neways",
  about: "abt bout",
  someone: "sum1 sumone some1",
  roommate: "roomate rommate roomie",
  tonight: "2nite tonite tonigth",
  "kill myself": "kms killmyself",
  "kill yourself": "kys",
  "killing myself": "killingmyself",
  kill: "kil kll kyll",
  killing: "kiling",
  die: "dye dieing_",
  dying: "dieing",
  hurt: "hert hrt",
  hits: "hitts",
  beats: "beets_",
  dead: "ded",
  suicide: "suside suacide sucide suiside suicid sewerslide sewercide suicidio_",
  suicidal: "sucidal suicidel suisidal suacidal",
  unalive: "unaliving unalived unalives unaliveing",
  myself: "mysef myslef mysel meself myselff",
  herself: "hersef herslef",
  himself: "himsef himslef hisself",
  homeless: "homless homles homeles",
  hungry: "hungery hungrey",
  starving: "starvin",
  raped: "r4ped graped",
  eaten: "ate eatin",
  nowhere: "nowere noweher nowhre",
  evicted: "evickted evited",
  // Spanish as it is typed on a phone.
  "no se": "nose",
  que: "q ke",
  porque: "xq xk pq porke",
  aqui: "aki",
  "te quiero": "tkm",
  quiero: "kiero kero",
  matarme: "matarm",
  comer: "comér",
};

const written: ReadonlyMap<string, string> = new Map(
  Object.entries(sameWords).flatMap(([right, wrong]) =>
    wrong.split(" ").map((word): [string, string] => [word, right]),
  ),
);

const pairs: readonly (readonly [string, string])[] = [
  [" my self ", " myself "],
  [" her self ", " herself "],
  [" him self ", " himself "],
  [" them self ", " themself "],
  [" no where ", " nowhere "],
  [" any more ", " anymore "],
  [" self harm", " selfharm"],
  [" un alive ", " unalive "],
  [" some one ", " someone "],
  [" step dad ", " stepdad "],
  [" step mom ", " stepmom "],
  [" step father ", " stepfather "],
];

/** "Sewerslide", "sooicide", "suewicidal": spelled as it sounds, so that no filter finds it. */
const asItSounds = /^s(?:ew|oo|u+|ui|uw|ue|uew|ooi|oowy)+(?:er|i|y)?[sc](?:l|r)?[iy](?:d+(al|le|el)?e?d?|de)$/;

function soundsLike(word: string): string | undefined {
  if (word.length < 7) return undefined;
  const sound = asItSounds.exec(word);
  return sound === null ? undefined : sound[1] === undefined ? "suicide" : "suicidal";
}

/** Long words that are often mistyped. A word one slip away from one of them is read as it. */
const watched =
  "suicide suicidal myself homeless molested molesting overdose overdosed starving abusive strangled".split(" ");
/** Real words that are one slip away from a watched one. */
const real = new Set(
  "hopeless himself itself suicidar abusing staring starting carving starring overdone molested homely".split(" "),
);

function nearest(word: string): string | undefined {
  if (word.length < 5 || real.has(word)) return undefined;
  return watched.find((right) => Math.abs(right.length - word.length) <= 1 && isOneSlip(word, right));
}

/** One letter more, less or other, or two neighbors exchanged. */
function isOneSlip(typed: string, right: string): boolean {
  if (typed === right) return true;
  let start = 0;
  while (start < typed.length && typed[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, right.length) - start &&
    typed[typed.length - 1 - end] === right[right.length - 1 - end]
  ) {
    end += 1;
  }
  const wrong = typed.slice(start, typed.length - end);
  const meant = right.slice(start, right.length - end);
  if (wrong.length <= 1 && meant.length <= 1) return true;
  return wrong.length === 2 && meant.length === 2 && wrong[0] === meant[1] && wrong[1] === meant[0];
}
