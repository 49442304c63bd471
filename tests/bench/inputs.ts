import { allowed, type CostlyRequest } from "../setup/costly-requests";

/** One input of one page, another one for each number so that no answer is kept. */
type Input = (number: number) => CostlyRequest;

const words = "university of college state a e i o u san saint new north institute ";
/** Each sign that reads in another way: letters, misspellings, marks, signs of three and four bytes, amounts, tags. */
const signs: Readonly<Record<string, string>> = {
  "short words": words,
  "one letter": "a",
  "letters and blanks": "a ",
  "long misspelt words": "univercsity colege misisippi ",
  digits: "1234567890 ",
  amounts: "$1,234.56 ",
  "commas and points": "1,.",
  marks: "e\u0301\u0301",
  "a sign that grows": "\ufdfa",
  emoji: "👩‍👩‍👧",
  hyphens: "a-",
  points: "a.",
  tags: "<a href=x>",
  "open tags": "<a",
  blanks: " ",
  lines: "a\n",
  "amounts on lines": "Pell Grant $1,000\n",
  questions: "What is Ohio State? How much is Yale? ",
  names: "Harvard Yale Princeton Stanford Ohio State Michigan ",
  dates: "November 1, 2026 and 11/1/2026 ",
  "letters of Spanish": "¿Cuánto cuesta la universidad año? ",
};

const cut = (sign: string, letters: number, number: number) => {
  const all = `${number} ${sign.repeat(Math.ceil(letters / sign.length))}`;
  // Not half of a sign that takes two places.
  return all.slice(0, letters).replace(/[\ud800-\udbff]$/, "");
};

/** A text field of an address or a form, filled to its bound with each of the signs. */
function texts(name: string, longest: number, request: (text: string, number: number) => CostlyRequest) {
  return Object.entries(signs).map(([sign, text]): [string, Input] => [
    `${name}: ${sign}`,
    (number) => request(encodeURIComponent(cut(text, longest, number)), number),
  ]);
}

const ids = [
  110635, 166683, 166027, 130794, 190150, 186131, 144050, 215062, 198419, 182670, 221999, 147767, 227757, 152080,
  139658, 131496, 234076, 199120, 203535, 204796,
];
const list = (count: number) => ids.slice(0, count).join(",");
const many = (field: string, count: number) => `${field}&`.repeat(count).slice(0, -1);
const twice = (count: number, field: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => field(at)).join("&");
const get =
  (path: (number: number) => string): Input =>
  (number) => ({ path: path(number) });
const post =
  (path: string, body: (number: number) => string): Input =>
  (number) => ({ path, body: body(number) });

const quiz = (number: number) => `gpa=${(2 + (number % 200) / 100).toFixed(2)}&state=OH&sat=1200`;
const year = (number: number) => `do=plan&year=2027&recommenders=${number % 4}`;
const costs = (number: number) => `state=OH&income=${50_000 + number}&credit=no&tax=4000&unitids=${list(6)}`;
const question = "/counselor";

export const inputs: Readonly<Record<string, Input>> = {
  ...allowed,
  "plain page": get(() => "/help"),
  "plain page, not kept": get((n) => `/help?utm=${n}`),
  ...Object.fromEntries([
    ...texts("/colleges?q", 100, (text) => ({ path: `/colleges?q=${text}` })),
    ...texts("/search?q", 100, (text) => ({ path: `/search?all=pages&q=${text}` })),
    ...texts("/application-timeline?q", 200, (text) => ({ path: `/application-timeline?do=find&q=${text}` })),
    ...texts("/college-visit-planner?q", 200, (text) => ({ path: `/college-visit-planner?do=find&q=${text}` })),
    ...texts("/trip-results?from", 200, (text) => ({ path: `/trip-results?from=${text}&unitids=${list(15)}` })),
    ...texts("/college-cost-calculator q", 500, (text) => ({ path: `/college-cost-calculator?q=${text}` })),
    ...texts("cost, find", 2000, (text) => ({ path: "/college-cost-calculator", body: `intent=find&q=${text}` })),
    ...texts("letter", 20_000, (text) => ({ path: "/college-cost-calculator/award-letter", body: `letter=${text}` })),
    ...texts("counselor", 4_000, (text) => ({ path: question, body: `question=${text}` })),
    ...texts("counselor, six before", 4_000, (text, n) => ({
      path: question,
      body: `question=${text}&${twice(6, (at) => `before=${at}${n}${text.slice(4)}`)}`,
    })),
    ...texts("contact", 10_000, (text) => ({ path: "/contact", body: `message=${text}&name=${text.slice(0, 90)}` })),
    ...texts("no page", 1_000, (text) => ({ path: `/${text.replaceAll("%", "")}` })),
    ...texts("no college", 1_000, (text) => ({ path: `/colleges/${text.replaceAll("%", "")}` })),
    ...texts("no Spanish page", 1_000, (text) => ({ path: `/es/${text.replaceAll("%", "")}` })),
    ...texts("returnTo", 1_000, (text) => ({ path: `/auth/login?returnTo=/${text}` })),
  ]),
  "colleges, all": get((n) => `/colleges?admitTo=${n % 100}`),
  "colleges, a page far away": get((n) => `/colleges?page=${100 + n}`),
  "colleges, 300 filters": get(
    (n) =>
      `/colleges?page=${n}&${many("state=OH", 60)}&${many("field=11", 60)}&${many("mission=hbcu", 60)}&${many("size=small", 60)}`,
  ),
  "colleges, all filters": get(
    (n) =>
      `/colleges?netPriceTo=${20_000 + n}&control=public&control=nonprofit&level=4year&setting=city&setting=suburb&setting=town&setting=rural&religion=any&tests=optional&tests=required&admitFrom=0&admitTo=100&sort=earnings&${twice(40, (at) => `field=${10 + at}`)}`,
  ),
  "colleges, wrong filters": get((n) => `/colleges?page=${n}&${many("state=xx", 290)}`),
  "match, all pages": get((n) => `/college-match-quiz/results?${quiz(n)}&show=all&page=1`),
  "match, unitids": get((n) => `/college-match-quiz/results?${quiz(n)}&unitids=${list(20)}`),
  "match, repeated": get((n) => `/college-match-quiz/results?${quiz(n)}&${many("fields=11", 290)}`),
  "match, posted": post("/college-match-quiz/results", (n) => `${quiz(n)}&budget=20000&income=${50_000 + n}`),
  "match, posted with everything": post(
    "/college-match-quiz/results",
    (n) =>
      `${quiz(n)}&budget=20000&income=${50_000 + n}&fields=11&fields=51&fields=52&region=great-lakes&setting=city&size=large`,
  ),
  "match quiz, a step": get((n) => `/college-match-quiz?${quiz(n)}&step=study`),
  "match quiz, places": get((n) => `/college-match-quiz?${quiz(n)}&step=place`),
  "match, as a file posted": post(
    "/college-match-quiz/results.csv",
    (n) => `${quiz(n)}&budget=20000&income=${50_000 + n}`,
  ),
  "timeline, a file": get((n) => `/application-timeline/calendar.ics?${year(n).slice(8)}&unitids=${list(20)}`),
  "timeline, saved": get((n) => `/timeline-success?${year(n).slice(8)}&unitids=${list(20)}`),
  "timeline, data": get((n) => `/application-timeline.data?${year(n)}&unitids=${list(20)}`),
  "timeline, 20 colleges with days": get(
    (n) =>
      `/application-timeline?${year(n)}&unitids=${list(20)}&tests=both&aid=fafsa&aid=css&arts=audition&state=OH&${ids.map((id) => `plan-${id}=rd`).join("&")}&${ids.map((id) => `date-${id}=2027-01-0${1 + (n % 8)}`).join("&")}`,
  ),
  "timeline, unknown colleges": get((n) =>
    `/application-timeline?${year(n)}&unitids=${Array.from({ length: 1100 }, (_, at) => 300_000 + at)}`.slice(0, 7_900),
  ),
  "timeline, 290 fields": get(
    (n) => `/application-timeline?${year(n)}&${twice(280, (at) => `unitids=${200_000 + at}`)}`,
  ),
  "timeline form, 20 colleges": get((n) => `/application-timeline?unitids=${list(20)}&recommenders=${n}`),
  "planner, 15 colleges": get((n) => `/college-visit-planner?unitids=${list(15)}&mpg=${n}`),
  "planner, unknown colleges": get((n) =>
    `/college-visit-planner?mpg=${n}&unitids=${Array.from({ length: 1100 }, (_, at) => 300_000 + at)}`.slice(0, 7_900),
  ),
  "trip of 6": get((n) => `/trip-results?from=${43001 + (n % 60)}&unitids=${list(6)}`),
  "trip sheet of 15": get((n) => `/trip-results/sheet?from=${43001 + (n % 60)}&days=4&unitids=${list(15)}`),
  "trip file of 15": get(
    (n) => `/trip-results/calendar.ics?from=${43001 + (n % 60)}&days=4&first=2026-12-01&unitids=${list(15)}`,
  ),
  "costs, 40 colleges": get(
    (n) => `/college-cost-calculator?q=${n}&unitids=${Array.from({ length: 40 }, (_, at) => ids[at % 20])}`,
  ),
  "costs of six": post("/college-cost-calculator", (n) => costs(n)),
  "costs of six, as a file": post("/college-cost-calculator/grid.csv", (n) => costs(n)),
  "costs, 20 chosen": post("/college-cost-calculator", (n) => `intent=find&q=state&unitids=${list(20)}&income=${n}`),
  "costs with wrong fields": post(
    "/college-cost-calculator",
    (n) => `${costs(n)}&${twice(6, (at) => `c${ids[at]}.offered=x&c${ids[at]}.living=x&c${ids[at]}.program=x`)}`,
  ),
  "letter, 60 lines again": post(
    "/college-cost-calculator/award-letter",
    (n) =>
      `intent=again&${twice(60, (at) => `line${at + 1}.label=Grant ${at} ${n}&line${at + 1}.amount=1000&line${at + 1}.kind=grant`)}`,
  ),
  "letter, 60 wrong lines again": post(
    "/college-cost-calculator/award-letter",
    (n) =>
      `intent=again&${twice(60, (at) => `line${at + 1}.label=Grant ${at} ${n}&line${at + 1}.amount=x&line${at + 1}.kind=grant`)}`,
  ),
  loan: post("/college-cost-calculator/loan", (n) => `principal=${20_000 + n}&rate=5&years=25`),
  "loan, everything": post(
    "/college-cost-calculator/loan",
    (n) => `principal=${20_000 + n}&rate=5&years=30&income=50000&family=3`,
  ),
  "fafsa, wrong": post("/tools/fafsa-calculator", (n) => twice(140, (at) => `grounds[${at % 99}]=${n}`)),
  "home page": get((n) => `/?${n}`),
  "home, data": get((n) => `/_root.data?n=${n}`),
  college: get((n) => `/colleges/${ids[n % 20]}`),
  state: get((n) => `/college-planning-ohio?n=${n}`),
  "state of colleges": get((n) => `/college-planning-california/${n}`),
  resources: get((n) => `/resources?n=${n}`),
  blog: get((n) => `/blog?page=${n}`),
  "Spanish words": get((n) => `/es?n=${n}`),
  glossary: get((n) => `/es/glosario?n=${n}`),
  pricing: get((n) => `/pricing?n=${n}`),
  "social image": get((n) => `/assets/social/${n}.png`),
  "report of an error": post("/api/reports", (n) => JSON.stringify({ n, message: "x".repeat(15_000) })),
  "event of nobody": post("/webhooks/stripe", (n) => `${n}${"x".repeat(1_000_000)}`),
  waitlist: post("/waitlist", (n) => `email=${encodeURIComponent(`${"a.".repeat(5_000)}@${n}`)}&topic=x`),
  "contact email": post("/contact", (n) => `email=${"a@".repeat(20_000)}${n}`),
};
