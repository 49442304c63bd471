import type { College } from "~/colleges/college";
import { states } from "~/colleges/states";
import type { WrittenPage } from "./page";
import { type StateTopic, stateTopics } from "./paths";
import { stateFigures } from "./state-figures";

/** What is written about one state in `content/pages/states.json`, and its aid date in `content/facts/aid/`. */
export interface StateTexts {
  readonly state: keyof typeof states;
  readonly guide: readonly string[];
  readonly aid: readonly string[];
  readonly applications: readonly string[];
  readonly prep: readonly string[];
  readonly sites: {
    readonly applications: { readonly label: string; readonly href: string };
    readonly prep: { readonly label: string; readonly href: string };
  };
}

export interface AidDate {
  readonly year: string;
  readonly date: string;
  readonly agency: string;
  readonly site: string;
}

type Topic = StateTopic | "guide";

const titles: Record<Topic, (name: string) => string> = {
  guide: (name) => `College planning in ${name}`,
  colleges: (name) => `Colleges in ${name}`,
  "financial-aid": (name) => `Financial aid in ${name}`,
  applications: (name) => `Applying to college in ${name}`,
  "academic-prep": (name) => `High school courses for college in ${name}`,
  "campus-life": (name) => `Campus life in ${name}`,
  "career-planning": (name) => `College and careers in ${name}`,
};

const descriptions: Record<Topic, (name: string) => string> = {
  guide: (name) =>
    `State aid, admission rules and college figures for ${name}: how many colleges there are and what they cost.`,
  colleges: (name) =>
    `How many colleges ${name} has, public and private, and the largest of them with their size and city.`,
  "financial-aid": (name) =>
    `State grants in ${name}, whom to ask about their dates, and average net prices at its public colleges.`,
  applications: (name) =>
    `How students apply in ${name}: admission rules and dates, and which of its colleges ask for a test.`,
  "academic-prep": (name) =>
    `Preparing for college in ${name}: what its colleges ask for, and what they say they look at.`,
  "campus-life": (name) =>
    `Cities, towns and kinds of college in ${name}: where its campuses stand and whom they were founded for.`,
  "career-planning": (name) =>
    `What students of colleges in ${name} earned and owed, and where large fields of study are offered.`,
};

/** Texts that hold in every state, after the state's own. */
const advice: Partial<Record<Topic, readonly string[]>> = {
  "campus-life": [
    "A state has many kinds of campus. What counts is the day-to-day: how far it is from home, whether most students live there, and what there is within a walk.",
    "Visit one large and one small campus near you first, even if you would not go there; it tells you what to look for in the others.",
  ],
  "career-planning": [
    "Earnings here are those of students with federal aid who work, graduates or not, ten years after they started. They say more about a field than about a campus, so compare programs and not only colleges.",
    "Each college’s page lists its programs, with earnings where enough graduates stand behind the number. For pay by occupation, the U.S. Bureau of Labor Statistics publishes tables for every state.",
  ],
};

const link: Record<Topic, string> = {
  guide: "Guide",
  colleges: "Colleges",
  "financial-aid": "Financial aid",
  applications: "Applications",
  "academic-prep": "High school courses",
  "campus-life": "Campus life",
  "career-planning": "Careers",
};

/** The guide of a state and its six parts. */
export function statePages(
  slug: string,
  texts: StateTexts,
  aid: AidDate,
  colleges: readonly College[],
): readonly WrittenPage[] {
  const name = states[texts.state];
  const guide = `/college-planning-${slug}`;
  const pathOf = (topic: Topic) => (topic === "guide" ? guide : `${guide}/${topic}`);
  const search = { to: `/colleges?state=${texts.state}`, label: `Search colleges in ${name}` };
  const text: Record<Topic, readonly string[]> = {
    guide: texts.guide,
    colleges: [
      `The federal figures hold every two-year and four-year college in ${name} that takes part in federal student aid and reports. Public ones charge residents less. What a family pays after grants stands on each college’s page, public or private.`,
      `Filter them by price, size, place and field of study in the search, or let the match quiz sort them for one student.`,
    ],
    "financial-aid": texts.aid,
    applications: texts.applications,
    "academic-prep": texts.prep,
    "campus-life": advice["campus-life"] ?? [],
    "career-planning": advice["career-planning"] ?? [],
  };
  const official: Partial<Record<Topic, { label: string; href: string }>> = {
    guide: { label: aid.agency, href: `https://${aid.site}` },
    "financial-aid": { label: aid.agency, href: `https://${aid.site}` },
    applications: texts.sites.applications,
    "academic-prep": texts.sites.prep,
  };
  return (["guide", ...stateTopics] as const).map((topic) => {
    const site = official[topic];
    const { lines, lists, source } = stateFigures(topic, texts.state, aid, colleges);
    const others = (["guide", ...stateTopics] as const).filter((other) => other !== topic);
    return {
      path: pathOf(topic),
      canonical: pathOf(topic),
      title: titles[topic](name),
      description: descriptions[topic](name),
      above:
        topic === "guide"
          ? { to: "/state-college-planning-guides", label: "State guides" }
          : { to: guide, label: `${name} guide` },
      text: text[topic],
      figures: lines,
      source,
      lists: [
        ...lists,
        ...(site
          ? [
              {
                title: "From the source",
                entries: [
                  { to: site.href, label: site.label, note: "Confirm the rule and the date for your own year here." },
                ],
              },
            ]
          : []),
      ],
      related: { title: `More on ${name}`, links: others.map((other) => ({ to: pathOf(other), label: link[other] })) },
      links: [search, { to: "/college-match-quiz", label: "Take the match quiz" }],
    };
  });
}
