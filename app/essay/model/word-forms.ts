/** Forms that no rule of spelling leads from one to the other, the plain form first. */
const irregular = new Map(
  `be am is are was were been|have has had|do does did done|go goes went gone|say said|tell told|think thought|know knew known|see saw seen|hear heard|feel felt|find found|hold held|stand stood|understand understood|sit sat|run ran|come came|become became|begin began begun|write wrote written|speak spoke spoken|break broke broken|choose chose chosen|take took taken|give gave given|get got gotten|forget forgot forgotten|leave left|lose lost|keep kept|sleep slept|meet met|read|lead led|feed fed|bring brought|buy bought|catch caught|teach taught|fight fought|make made|pay paid|sell sold|send sent|spend spent|build built|bend bent|lend lent|fall fell fallen|drive drove driven|ride rode ridden|rise rose risen|eat ate eaten|draw drew drawn|grow grew grown|throw threw thrown|fly flew flown|blow blew blown|wear wore worn|tear tore torn|swear swore sworn|win won|sing sang sung|ring rang rung|drink drank drunk|swim swam swum|shake shook shaken|hide hid hidden|lie lay lain|lay laid|hang hung|stick stuck|dig dug|strike struck|shoot shot|light lit|mean meant|dream dreamt|learn learnt|burn burnt|can could|will would|wake woke woken|steal stole stolen|freeze froze frozen|man men|woman women|child children|person people|foot feet|tooth teeth|mouse mice|life lives|knife knives|half halves`
    .split("|")
    .flatMap((row) => {
      const [plain = "", ...forms] = row.split(" ");
      return [plain, ...forms].map((form) => [form, plain] as const);
    }),
);

const pastForms = new Set(
  "was were had did went said told thought knew saw heard felt found held stood understood sat ran came became began wrote spoke broke chose took gave got forgot left lost kept slept met led fed brought bought caught taught fought made paid sold sent spent built bent lent fell drove rode rose ate drew grew threw flew blew wore tore swore won sang rang drank swam shook hid lay laid hung stuck dug struck shot lit meant dreamt burnt woke stole froze".split(
    " ",
  ),
);

/** Whether a word (lower case) tells of the past: stories do, and who speaks of a text needn't. */
export const isPast = (word: string): boolean => pastForms.has(word) || /^[a-z]{3,}ed$/.test(word);

/**
 * One form for the forms of a word, for holding words against each other: "counted", "counting" and "counts" give the
 * same. It's no word of English, and it's the same for some words that only look alike.
 *
 * @param word lower case
 */
export function wordForm(word: string): string {
  const bare = word.replaceAll("’", "'").replace(/'s?$/, "");
  const known = irregular.get(bare);
  if (known !== undefined) return known;
  if (!/^[a-z]+$/.test(bare)) return bare;
  if (bare.length < 4) return bare.replace(/(?<=..)e$/, "");
  const stem = bare
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?<=[sxz]|ch|sh)es$/, "")
    .replace(/(?<![su])s$/, "")
    .replace(/(?<=[a-z]{2})(?:ing|ed)$/, "")
    .replace(/(?<=[a-z]{3})ly$/, "")
    .replace(/([bdfgklmnprtz])\1$/, "$1")
    .replace(/e$/, "");
  return irregular.get(stem) ?? irregular.get(`${stem}e`) ?? stem;
}

/** The words of a text, lower case, with a straight apostrophe; what hyphens join is several words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}]+(?:['.,:][\p{L}\p{N}]+)*/gu) ?? []
  ).flatMap((word) => (/\p{N}/u.test(word) ? [word] : word.split(/[.,:]/)));
}
