/** A public page that stands for its template when the server is measured and its weight is checked. */
export interface MeasuredPage {
  /** Id of the innermost route, as `vitals` names templates. */
  readonly template: string;
  /** Address with its query: an example that is always there. */
  readonly path: string;
}

const page = (template: string, path: string): MeasuredPage => ({ template: `routes/${template}`, path });

/** One page for each template that readers without an account see. A test holds the list to the route table. */
export const measuredPages: readonly MeasuredPage[] = [
  page("site/home", "/"),
  page("tools/match-quiz", "/college-match-quiz"),
  page("tools/match-results", "/college-match-quiz/results?gpa=3.4&state=OH"),
  page("tools/match-method", "/college-match-quiz/method"),
  page("tools/colleges", "/colleges"),
  page("tools/college", "/colleges/204796-ohio-state-university-main-campus"),
  page("tools/compare", "/colleges/compare"),
  page("tools/college-list", "/college-list"),
  page("tools/crossed-off", "/colleges/crossed-off"),
  page("tools/majors", "/majors"),
  page("tools/major", "/majors/5138-nursing-registered-nurse"),
  page("tools/college-cost-calculator", "/college-cost-calculator"),
  page("tools/award-letter", "/college-cost-calculator/award-letter"),
  page("tools/kitchen-table", "/college-cost-calculator/kitchen-table"),
  page("tools/loan", "/college-cost-calculator/loan"),
  page("tools/fafsa-calculator", "/tools/fafsa-calculator"),
  page("tools/application-timeline", "/application-timeline"),
  page("tools/timeline-success", "/timeline-success"),
  page("tools/college-visit-planner", "/college-visit-planner"),
  page("tools/trip-results", "/trip-results?unitids=204796,201645&from=43004"),
  page("tools/trip-sheet", "/trip-results/sheet?unitids=204796,201645&from=43004"),
  page("tools/essay-coach", "/essay-coach"),
  page("tools/essay-cards", "/essay-coach/cards"),
  page("tools/essay-activities", "/essay-coach/activities"),
  page("tools/essay-method", "/essay-coach/method"),
  page("site/tools", "/tools"),
  page("site/resources", "/resources"),
  page("site/search", "/search?q=fafsa"),
  page("site/deadlines", "/deadlines"),
  page("site/counselor", "/counselor"),
  page("site/counselor-words", "/counselor/words"),
  page("site/counselor-mcp", "/counselor/mcp"),
  page("site/pricing", "/pricing"),
  page("site/contact", "/contact"),
  page("site/waitlist", "/waitlist"),
  page("site/help", "/help"),
  // Articles have one module and two routes, which have ids of their own.
  { template: "words/help", path: "/help/personal-essay" },
  page("site/blog", "/blog"),
  { template: "words/blog", path: "/blog/how-the-pell-grant-is-worked-out" },
  page("site/state-guides", "/state-college-planning-guides"),
  page("site/page", "/college-planning-texas"),
  page("site/state", "/college-planning-texas/academic-prep"),
  page("site/spanish", "/es"),
  page("site/spanish-glossary", "/es/glosario"),
  page("spanish/college-cost-calculator", "/es/college-cost-calculator"),
  page("spanish/fafsa-calculator", "/es/tools/fafsa-calculator"),
  page("spanish/match-quiz", "/es/college-match-quiz"),
  page("spanish/match-results", "/es/college-match-quiz/results?gpa=3.4&state=OH"),
  page("spanish/match-method", "/es/college-match-quiz/method"),
  page("site/spanish-page", "/es/becas"),
];

/** Those that are chosen before anybody chooses: what most readers open, and what takes longest. */
export const usualPages: readonly string[] = [
  "/",
  "/college-match-quiz",
  "/college-match-quiz/results?gpa=3.4&state=OH",
  "/colleges",
  "/colleges/204796-ohio-state-university-main-campus",
  "/majors/5138-nursing-registered-nurse",
  "/college-cost-calculator",
  "/tools/fafsa-calculator",
  "/application-timeline",
  "/help/personal-essay",
  "/college-planning-texas",
  "/search?q=fafsa",
];
