import { withoutFragment } from "../site/addresses";
import { documents } from "../site/judged";
import type { Check } from "../site/site";

export const brokenFragments: Check = {
  key: "broken-fragment",
  title: "Broken fragments",
  why: "The link opens the page at its top, and the reader looks in vain for what was promised.",
  find: (site) => {
    const ids = new Map<string, ReadonlySet<string>>();
    for (const { path, words } of documents(site)) ids.set(path, new Set(words.ids));
    return documents(site).flatMap(({ path, words }) =>
      words.links.flatMap((link) => {
        const to = withoutFragment(link);
        const fragment = link.slice(to.length + 1);
        // A link to the top, and one into the text of a page (`#:~:text=`), need no id.
        if (fragment === "" || fragment === "top" || fragment.startsWith(":~:")) return [];
        const there = ids.get(to);
        if (there === undefined || there.has(fragment)) return [];
        return [{ path, about: link, words: `Links to ${link}, where nothing has that id.` }];
      }),
    );
  },
};
