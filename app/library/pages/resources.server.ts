import { blogCategories, helpArticles, stateSlugs, storyChapters } from "../addresses/paths";
import { lightStates } from "../guides/light-states";
import { openPageList } from "./pages.server";

/** A page on the page of resources. */
interface Entry {
  readonly to: string;
  readonly label: string;
  readonly note: string;
}

/** A group of pages on the page of resources. */
export interface ResourceGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Everything there is to read or use, by what a reader wants to do. */
export function resourceGroups(): readonly ResourceGroup[] {
  const known = new Map(openPageList().map((page) => [page.path, page]));
  const entries = (paths: readonly string[], note = true) =>
    paths.map((path): Entry => {
      const page = known.get(path);
      if (!page) throw new Error(`There is no page ${path}`);
      return { to: path, label: page.title, note: note ? page.description : "" };
    });
  const slashed = (paths: readonly string[]) => paths.map((path) => `/${path}`);
  return [
    {
      id: "find",
      title: "Find colleges",
      entries: entries([
        "/college-match-quiz",
        "/colleges",
        "/colleges/compare",
        "/majors",
        "/college-match-quiz/method",
      ]),
    },
    {
      id: "pay",
      title: "Pay for college",
      entries: entries([
        "/tools/fafsa-calculator",
        "/college-financial-planning-guide",
        "/divorced-parents-guide",
        "/college-cost-calculator",
      ]),
    },
    {
      id: "plan",
      title: "Plan the year",
      entries: entries(["/application-timeline", "/deadlines", "/college-visit-planner", "/parents"]),
    },
    {
      id: "write",
      title: "Write your essays",
      entries: entries(["/essay-coach", "/essay-coach/cards", "/essay-coach/activities", "/essay-coach/method"]),
    },
    {
      id: "help",
      title: "Help articles",
      entries: entries(slashed(helpArticles).filter((path) => path !== "/help/divorced-parents-guide")),
    },
    {
      id: "states",
      title: "State guides",
      entries: entries(
        stateSlugs.map((slug) => `/college-planning-${slug}`),
        false,
      ).sort((a, b) => a.label.localeCompare(b.label, "en")),
    },
    {
      id: "other-states",
      title: "The other states, from the tables",
      entries: lightStates.map(({ path, name }) => ({ to: path, label: name, note: "" })),
    },
    { id: "spanish", title: "In Spanish", entries: entries(["/es"]) },
    { id: "story", title: "Emma’s Story", entries: entries(slashed(storyChapters)) },
    { id: "blog", title: "Blog", entries: entries(["/blog", ...slashed(blogCategories)]) },
    {
      id: "site",
      title: "About the site",
      entries: entries([
        "/about",
        "/how-it-works",
        "/features",
        "/ai-technology",
        "/pricing",
        "/faq",
        "/contact",
        "/privacy",
        "/terms",
      ]),
    },
  ];
}
