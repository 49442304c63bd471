import { accountPage, adminPage, joinFree, mobilePlaces, type Place, pricing } from "./places";

/**
 * The whole navigation as data: the menus of the bar and the footer here, the short lists in `places.ts`. A test holds
 * every address to the URL table and every anchor to `anchors`, so a link to an id that a page does not have cannot be
 * written here.
 */
export interface Menu {
  readonly name: string;
  /** The page that holds the same subject. */
  readonly hub: Place;
  readonly groups: readonly { readonly name: string; readonly places: readonly Place[] }[];
}

/**
 * The ids that navigation may point at, by page. A page that is listed here must have them.
 *
 * @internal
 */
export const anchors: Readonly<Record<string, readonly string[]>> = {
  "/": ["value", "about", "tools", "features", "how-it-works", "pricing", "get-started"],
  "/about": ["sources"],
  "/ai-technology": ["computed"],
  "/features": ["matching"],
  "/pricing": ["plans", "free", "family", "fee-waiver", "questions"],
};

export const menus: readonly Menu[] = [
  {
    name: "Solutions",
    hub: { name: "All features", to: "/features" },
    groups: [
      {
        name: "Find colleges",
        places: [
          { name: "College match quiz", to: "/college-match-quiz", about: "Safety, target and reach, with reasons" },
          { name: "College search", to: "/colleges", about: "Prices, admission and outcomes for each" },
          { name: "Crossed off too soon", to: "/colleges/crossed-off", about: "High price tags, low real prices" },
          { name: "Majors and careers", to: "/majors", about: "Who teaches it, what it pays, which work" },
          { name: "Visit planner", to: "/college-visit-planner", about: "A route for your campus visits" },
        ],
      },
      {
        name: "Pay for college",
        places: [
          { name: "FAFSA calculator", to: "/tools/fafsa-calculator", about: "Student Aid Index and Pell Grant" },
          { name: "Cost calculator", to: "/college-cost-calculator", about: "Colleges side by side, year by year" },
          {
            name: "Kitchen table",
            to: "/college-cost-calculator/kitchen-table",
            about: "Every college at your income",
          },
          {
            name: "Award letter decoder",
            to: "/college-cost-calculator/award-letter",
            about: "From a photo or PDF: what you must find",
          },
          { name: "Financial planning guide", to: "/college-financial-planning-guide", about: "Saving, aid and loans" },
        ],
      },
      {
        name: "Stay on time",
        places: [
          { name: "Application timeline", to: "/application-timeline", about: "Every deadline and the work before it" },
          { name: "This season’s deadlines", to: "/deadlines", about: "Tests, forms and state aid, by grade" },
          { name: "Essay coach", to: "/essay-coach", about: "Questions about your draft; it never writes" },
          { name: "For parents", to: "/parents", about: "What parents can do, and when" },
          { name: "What you get", to: "/features#matching", about: "Each feature, and whether it’s open" },
        ],
      },
    ],
  },
  {
    name: "How It Works",
    hub: { name: "Read it in full", to: "/how-it-works" },
    groups: [
      {
        name: "From answers to a list",
        places: [
          { name: "Step by step", to: "/#how-it-works", about: "What happens with your answers" },
          {
            name: "How chances are estimated",
            to: "/college-match-quiz/method",
            about: "The method and its limits",
          },
        ],
      },
      {
        name: "Where it comes from",
        places: [
          { name: "Why price and chance", to: "/#value", about: "What families like yours paid" },
          { name: "Where the figures come from", to: "/about#sources", about: "Public data, each with its year" },
          { name: "AI and the numbers", to: "/ai-technology#computed", about: "What’s calculated and what’s written" },
        ],
      },
      {
        name: "Start",
        places: [
          { name: "The planning tools", to: "/#tools", about: "What each one asks and tells you" },
          { name: "Get started", to: "/#get-started", about: "The quiz takes a few minutes" },
        ],
      },
    ],
  },
  {
    name: "Resources",
    hub: { name: "All resources", to: "/resources" },
    groups: [
      {
        name: "Help",
        places: [
          { name: "Help Center", to: "/help", about: "Articles by subject" },
          { name: "FAQ", to: "/faq", about: "What families ask us" },
          { name: "Search", to: "/search", about: "Across all pages" },
        ],
      },
      {
        name: "Guides",
        places: [
          { name: "State guides", to: "/state-college-planning-guides", about: "Aid, deadlines and colleges by state" },
          { name: "Divorced parents", to: "/divorced-parents-guide", about: "Two households and one FAFSA" },
          { name: "All planning tools", to: "/tools", about: "What each one asks and tells you" },
        ],
      },
      {
        name: "Reading",
        places: [
          { name: "Blog", to: "/blog", about: "Longer pieces" },
          { name: "Emma’s story", to: "/emmas-story-august", about: "One student’s senior year" },
        ],
      },
    ],
  },
  {
    name: "Company",
    hub: { name: "About us", to: "/about" },
    groups: [
      {
        name: "Who we are",
        places: [
          { name: "About", to: "/about", about: "Who this is for" },
          { name: "Contact", to: "/contact", about: "How to reach us" },
        ],
      },
      {
        name: "What we promise",
        places: [
          { name: "Privacy", to: "/privacy", about: "What we keep and what we don’t" },
          { name: "Terms", to: "/terms", about: "The rules for using the site" },
        ],
      },
    ],
  },
];

/** Every part of the site, in columns. */
export const footerColumns: readonly { readonly name: string; readonly places: readonly Place[] }[] = [
  {
    name: "Planning tools",
    places: [
      { name: "College match quiz", to: "/college-match-quiz" },
      { name: "College search", to: "/colleges" },
      { name: "Majors and careers", to: "/majors" },
      { name: "FAFSA calculator", to: "/tools/fafsa-calculator" },
      { name: "Crossed off too soon", to: "/colleges/crossed-off" },
      { name: "Cost calculator", to: "/college-cost-calculator" },
      { name: "Kitchen table", to: "/college-cost-calculator/kitchen-table" },
      { name: "Award letter decoder", to: "/college-cost-calculator/award-letter" },
      { name: "Application timeline", to: "/application-timeline" },
      { name: "Visit planner", to: "/college-visit-planner" },
      { name: "Essay coach", to: "/essay-coach" },
      { name: "All tools", to: "/tools" },
    ],
  },
  {
    name: "Guides",
    places: [
      { name: "This season’s deadlines", to: "/deadlines" },
      { name: "State guides", to: "/state-college-planning-guides" },
      { name: "Financial planning", to: "/college-financial-planning-guide" },
      { name: "Divorced parents", to: "/divorced-parents-guide" },
      { name: "Emma’s story", to: "/emmas-story-august" },
      { name: "Blog", to: "/blog" },
      { name: "Blog automation", to: "/blog-automation" },
    ],
  },
  {
    name: "Help",
    places: [
      { name: "Help Center", to: "/help" },
      { name: "FAQ", to: "/faq" },
      { name: "Resources", to: "/resources" },
      { name: "Español", to: "/es", lang: "es" },
      { name: "Search", to: "/search" },
      { name: "Contact", to: "/contact" },
    ],
  },
  {
    name: "Product",
    places: [
      { name: "At a glance", to: "/landing" },
      { name: "Features", to: "/features" },
      { name: "How it works", to: "/how-it-works" },
      { name: "How chances are estimated", to: "/college-match-quiz/method" },
      { name: "AI and the numbers", to: "/ai-technology" },
      { name: "For parents", to: "/parents" },
      pricing,
      { name: "Waitlist", to: "/waitlist" },
    ],
  },
  {
    name: "Company",
    places: [
      { name: "About", to: "/about" },
      { name: "Your subscription", to: "/subscription-dashboard" },
      { name: "Privacy", to: "/privacy" },
      { name: "Terms", to: "/terms" },
    ],
  },
];

/**
 * Every link of the navigation, for the test that follows them.
 *
 * @internal
 */
export const everyPlace: readonly Place[] = [
  ...menus.flatMap(({ hub, groups }) => [hub, ...groups.flatMap(({ places }) => places)]),
  ...mobilePlaces,
  ...footerColumns.flatMap(({ places }) => places),
  joinFree,
  accountPage,
  adminPage,
];
