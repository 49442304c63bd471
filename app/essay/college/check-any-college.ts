import type { Place } from "../rules/rule";
import { sources } from "../rules/sources";
import type { Draft, Sentence, Word } from "../text/draft";
import type { CheckedCollege } from "./checked-college";
import type { CollegeCheck } from "./college-check";

export const anyCollege: CollegeCheck = {
  id: "any-college",
  name: "It could go to any college",
  why: "Nothing here has a name that only this college uses. Readers swap in another college’s name and see if the essay still works.",
  source: sources.website,
  where:
    "The whole draft, from 40 words on: no course, person or place with a name stands where it speaks of this college, and no two things that not every college has.",
  question: "Which course, place, person or habit of this college would you miss anywhere else?",
  find: (draft, { college, strange }) => nothingOwn(draft, college, strange),
  flags: [
    {
      college: "Oberlin College",
      text: "It has good classes and a nice campus, and I would be happy there every day. The professors care about their students, and the dorms look comfortable. I would join many clubs, I would make friends, and I would learn a great deal about myself.",
    },
    {
      college: "Kenyon College",
      text: "Your college has an excellent reputation and a beautiful campus. The professors care about their students. I love the small classes and the strong sense of community. There are so many clubs that I could join. I hope that you will give me the chance.",
    },
    {
      college: "Denison University",
      text: "Denison University is the perfect place for me because it offers excellent academics and many opportunities to get involved. I am excited to learn from professors and to meet students from different backgrounds. I know that I would succeed at Denison University and give something back.",
    },
  ],
  passes: [
    {
      college: "Oberlin College",
      text: "It has good classes and a nice campus, and I would be happy there every day. The professors care about their students, and the dorms look comfortable. I’d play in the Gamelan Orchestra, if I could keep the time, and I would learn a great deal about myself.",
    },
    {
      college: "Oberlin College",
      text: "I build bad harpsichords from kits, and the second one stays in tune for most of a day, or so my sister says. When I read that Oberlin keeps a shop for early instruments I wrote to ask who holds the glue. I’d like to live in a co-op, because I’ve cooked for seven since I was twelve.",
    },
    { college: "Kenyon College", text: "I would be happy at your college every day." },
  ],
};

/** What somebody writes who speaks of this college and of their time there. */
const there =
  /\b(?:i['’](?:d|ll)|i (?:would|will|could|want|hope|plan)|look(?:ing)? forward|your|at|here|there|offers?|has)\b/i;
/** Capital letters that are nobody's own: months, languages, tests, degrees. */
const everyones =
  /^(?:I|I['’]\w+|English|Spanish|French|American|America|AP|IB|SAT|ACT|GPA|STEM|Ph|PhD|God|University|College|School|January|February|March|April|May|June|July|August|September|October|November|December|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)$/;
const course = /\b(?:course|class|seminar)\s+[“"]|\b[A-Z]{2,5}\s?\d{3}\b/;

/** What not every college has. Two of these say as much as a name does. */
const notEverywhere =
  /\b(?:co-?ops?|conservatory|observator(?:y|ies)|planetarium|arboretum|herbarium|greenhouses?|dairy|creamery|farm|orchard|forest|vineyard|winter term|january term|j-term|block plan|trimesters?|open curriculum|core curriculum|honor code|language house|language tables?|tutorials?|residential colleges?|house system|wind tunnel|reactor|clean ?room|makerspace|foundry|print shop|letterpress|kilns?|early instruments|shop|archives?|rare books?|field station|marine station|research vessel|teaching hospital|clinic|radio station|daily newspaper|film festival|contra dances?|senior (?:thesis|project|show)|comps|barns?|herd)\b/gi;

/**
 * Whether a sentence names something of the college: a course, or a name that is neither the college's own nor
 * everyone's.
 */
function namesSomething({ text, words, start }: Sentence, whole: string, isTheirs: (word: Word) => boolean): boolean {
  if (course.test(text)) return true;
  return (
    there.test(text) &&
    words.some((word) => {
      const written = whole.slice(word.start, word.end);
      return word.start > start && /^\p{Lu}\p{L}/u.test(written) && !everyones.test(written) && !isTheirs(word);
    })
  );
}

/** An essay that could go to any college: its name stands there, or not even that, and nothing of its own. */
function nothingOwn(draft: Draft, college: CheckedCollege, strange: readonly Place[]): readonly Place[] {
  const [first] = draft.paragraphs;
  if (!first || draft.words.length < 40) return [];
  const own = new Set(
    [...college.names, college.city, college.state].flatMap((name) => name.toLowerCase().match(/[\p{L}]+/gu) ?? []),
  );
  const isTheirs = (word: Word) =>
    own.has(word.text) || strange.some(({ start, end }) => word.start < end && word.end > start);
  if (draft.sentences.some((sentence) => namesSomething(sentence, draft.text, isTheirs))) return [];
  const things = draft.sentences.filter(
    ({ text }) => there.test(text) || college.names.some((name) => text.includes(name)),
  );
  const named = things.flatMap(({ text }) => text.match(notEverywhere) ?? []).map((thing) => thing.toLowerCase());
  return new Set(named).size >= 2 ? [] : [first];
}
