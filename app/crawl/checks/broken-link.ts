import { documents } from "../site/judged";
import { targetsOf } from "../site/links";
import type { Check } from "../site/site";

export const brokenLinks: Check = {
  key: "broken-link",
  title: "Broken links",
  why: "A reader who follows one finds nothing, and a search engine trusts the page less.",
  find: (site) =>
    documents(site).flatMap(({ path, words }) =>
      targetsOf(words).flatMap((to) => {
        const status = site.pages.get(to)?.status;
        // 401 is a page for those who sign in: whoever is not is asked to.
        if (status === undefined || status === 401 || (status > 0 && status < 400)) return [];
        return [{ path, about: to, words: `Links to ${to}, which answers ${status === 0 ? "nothing" : status}.` }];
      }),
    ),
};
