import { forEveryone } from "~/account/audience/audience.server";
import { assistantsPath, mcpPath } from "~/counselor/answer/paths";
import { env } from "~/env.server";
import { text } from "~/http/response.server";
import { lightStates } from "~/library/guides/light-states";
import { openPageList } from "~/library/pages/pages.server";
import { listings } from "~/library/writing/articles/articles.server";
import { llmsText } from "~/seo/llms";
import { site } from "~/site";

const rules = [
  "Every figure on a page has a source and a year beside it; cite both, and the day the page was reviewed.",
  "Chances of admission are estimates, given as ranges; don’t quote one end alone.",
  "“Not reported” means that a college didn’t say, not that the figure is zero.",
  "Families in examples are made up and called so.",
  `Assistants can ask for figures with their sources by the Model Context Protocol at ${mcpPath}; ${assistantsPath} says how.`,
];

/** The pages of the site for language models. */
export const loader = forEveryone.loader(() => {
  const written = new Set([...listings().map(({ to }) => to), ...lightStates.map(({ path }) => path)]);
  const of = (...families: string[]) =>
    listings()
      .filter(({ family }) => families.includes(family))
      .map(({ to: path, title, description }) => ({ path, title, description }));
  const sections = [
    { title: "Tools", links: openPageList().filter(({ path }) => !written.has(path) && path !== "/es") },
    { title: "Help and guides", links: of("help", "guides") },
    { title: "State guides", links: [...of("states"), ...lightStates] },
    { title: "Blog", links: of("categories", "blog") },
    { title: "Story", links: of("story") },
    { title: "En español", links: [...openPageList().filter(({ path }) => path === "/es"), ...of("es")] },
    { title: "About the site", links: of("site") },
  ];
  return text(llmsText(env().siteOrigin, site, rules, sections), { policy: "everyoneData" });
});
