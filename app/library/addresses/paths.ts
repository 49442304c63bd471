/**
 * Addresses of the library that are promised, whatever files there are. The URL table has one entry for each family and
 * reads this at build time in plain Node, so nothing is imported here; `tests/contract/library.test.ts` asks for each.
 */
export const helpArticles = [
  "building-college-list-strategy",
  "understanding-college-rankings-fit",
  "campus-visit-planning",
  "making-final-college-decision",
  "freshman-sophomore-preparation",
  "junior-year-planning-checklist",
  "senior-year-application-timeline",
  "early-decision-vs-regular-decision",
  "fafsa-completion-guide",
  "understanding-need-based-vs-merit-aid",
  "scholarship-search-strategies",
  "comparing-financial-aid-packages",
  "sat-vs-act-guide",
  "creating-effective-study-schedule",
  "test-optional-strategies",
  "subject-test-ap-exam-planning",
  "divorced-parents-guide",
].map((slug) => `help/${slug}`);

export const blogCategories = [
  "college-planning-demystified",
  "success-stories-and-case-studies",
  "college-application-strategies",
  "behind-the-platform",
].map((slug) => `blog/${slug}`);

export const storyChapters = [
  "august",
  "september-october",
  "november",
  "december-january",
  "february-march",
  "april",
  "lessons-learned",
].map((slug) => `emmas-story-${slug}`);

export const stateSlugs = [
  "texas",
  "california",
  "florida",
  "north-carolina",
  "virginia",
  "colorado",
  "oregon",
  "georgia",
  "new-york",
  "illinois",
  "pennsylvania",
  "ohio",
  "michigan",
  "arizona",
  "maryland",
] as const;

export const stateTopics = [
  "colleges",
  "financial-aid",
  "applications",
  "academic-prep",
  "campus-life",
  "career-planning",
] as const;

/** The guide of a state and its parts; Texas has two more. */
export const stateGuides = [
  ...stateSlugs.flatMap((slug) => {
    const guide = `college-planning-${slug}`;
    return [guide, ...stateTopics.map((topic) => `${guide}/${topic}`)];
  }),
  "college-planning-texas/timeline",
  "college-planning-texas/requirements",
];
