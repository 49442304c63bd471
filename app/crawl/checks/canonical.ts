import { documents, saysNoindex } from "../site/judged";
import type { Check } from "../site/site";

export const canonicals: Check = {
  key: "canonical",
  title: "Pages without one right canonical address",
  why: "Without it, search engines choose one of several addresses of a page, and may choose wrong.",
  find: (site) =>
    documents(site).flatMap(({ path, words: { canonicals, robots }, robotsHeader }) => {
      const found = (words: string) => [{ path, about: "", words }];
      if (saysNoindex(robots, robotsHeader)) return [];
      if (canonicals.length !== 1)
        return found(canonicals.length === 0 ? "It names none." : `It names ${canonicals.length}.`);
      const [canonical = ""] = canonicals;
      if (!canonical.startsWith(`${site.origin}/`))
        return found(`It names ${canonical}, which is no address of this site.`);
      const page = site.pages.get(canonical.slice(site.origin.length));
      if (page !== undefined && page.status !== 200)
        return found(`It names ${canonical}, which answers ${page.status}.`);
      return [];
    }),
};
