/**
 * The most expensive requests that anybody may send, as far as we found. Each is another one each time, so that no
 * answer is kept. `number` counts the requests.
 */
export interface CostlyRequest {
  readonly path: string;
  readonly body?: string;
}

const colleges = [
  110635, 166683, 166027, 130794, 190150, 186131, 144050, 215062, 198419, 182670, 221999, 147767, 227757, 152080,
  139658, 131496, 234076, 199120, 203535, 204796,
];
/** As many colleges as one trip may have, others for each number below 20. */
export const costlyStops = (number: number): readonly number[] =>
  Array.from({ length: 15 }, (_, at) => colleges[(number + at) % colleges.length] ?? 0);
const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));
const words = "university of college state a e i o u san saint new north institute ";

const misspelt = encodeURIComponent(
  Array.from({ length: 330 }, (_, at) => `univ${String.fromCharCode(97 + (at % 26), 97 + (at % 17))}rsity`).join(" "),
);

/** Larger than any form or address of this site: answered 4xx before anything is worked out. */
export const refused: Readonly<Record<string, CostlyRequest>> = {
  "the same college 17,000 times": { path: "/college-cost-calculator", body: repeated("unitids=203535&", 255_000) },
  "the same college, as a file": {
    path: "/college-cost-calculator/grid.csv",
    body: repeated("unitids=203535&", 255_000),
  },
  "an unknown name 65,000 times": { path: "/tools/fafsa-calculator", body: repeated("s=1&", 255_000) },
  "35,000 names": {
    path: "/tools/fafsa-calculator",
    body: Array.from({ length: 22_000 }, (_, at) => `n${at}=1`).join("&"),
  },
  "a name of 120,000 parts": { path: "/tools/fafsa-calculator", body: `a${repeated(".a", 250_000)}=1` },
  "a list of a hundred million": { path: "/tools/fafsa-calculator", body: "grounds[99999999]=1" },
  "a held form of 65,000 fields": { path: "/account", body: repeated("a=1&", 255_000) },
  "a saved result of 65,000 fields": { path: "/contact", body: repeated("a=1&", 255_000) },
  "an address of 1,500 fields": { path: `/application-timeline?${repeated("unitids=1&", 14_000)}` },
};

/** As large as a page of this site may send: worked out, without holding up anybody else. */
export const allowed: Readonly<Record<string, (number: number) => CostlyRequest>> = {
  "a trip of 15 colleges": (number) => ({
    path: `/trip-results?from=${43001 + (number % 60)}&days=${2 + (number % 3)}&unitids=${costlyStops(0).join(",")}`,
  }),
  "a list of colleges": (number) => ({
    path: `/college-match-quiz/results?gpa=${(2 + (number % 200) / 100).toFixed(2)}&state=OH&sat=${800 + (number % 80) * 10}`,
  }),
  "a list of colleges, as a file": (number) => ({
    path: `/college-match-quiz/results.csv?gpa=${(2 + (number % 200) / 100).toFixed(2)}&state=OH`,
  }),
  "a search for colleges in 100 letters": (number) => ({
    path: `/colleges?q=${encodeURIComponent((words.slice(number % 40) + words.repeat(3)).slice(0, 100))}`,
  }),
  "a search of everything": (number) => ({
    path: `/search?all=pages&q=${encodeURIComponent((words.slice(number % 40) + words.repeat(3)).slice(0, 200))}`,
  }),
  "a timeline of 20 colleges": (number) => ({
    path: `/application-timeline?do=plan&year=${2027 + (number % 2)}&recommenders=${number % 4}&unitids=${colleges.join(",")}`,
  }),
  "a letter of 20,000 characters": (number) => ({
    path: "/college-cost-calculator/award-letter",
    // As many numbers as a letter may have, and as many lines, of a word that may head what stands below.
    body: `letter=${encodeURIComponent(`Grant ${number}\n${repeated("a $1\n", 2_900)}${repeated("grant\n", 7_800)}`)}`,
  }),
  "costs of twelve colleges with every field": (number) => ({
    path: "/college-cost-calculator",
    body: `state=OH&income=${50_000 + number}&credit=no&tax=4000&${colleges
      .slice(0, 12)
      .map((unitid) => `unitids=${unitid}&c${unitid}.offered=1000`)
      .join("&")}&${repeated(`unitids=${colleges[0]}&`, 4_000)}`,
  }),
  "a search for colleges in a form": (number) => ({
    path: `/application-timeline?do=find&q=${encodeURIComponent((words.slice(number % 40) + words.repeat(3)).slice(0, 200))}`,
  }),
  "seven questions of 4,000 characters": (number) => ({
    path: "/counselor",
    body: Array.from({ length: 7 }, (_, at) => `${at === 6 ? "question" : "before"}=${at}${number}${misspelt}`).join(
      "&",
    ),
  }),
  "a student aid index with 149 fields": (number) => ({
    path: "/tools/fafsa-calculator",
    body: `situation=married&family_size=4&parents.agi=${70_000 + number}&student.agi=1000&${repeated("s=1&", 560)}`,
  }),
};
