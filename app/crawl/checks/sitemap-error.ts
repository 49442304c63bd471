import { whyNotIndexable } from "../site/judged";
import type { Check } from "../site/site";

export const sitemapErrors: Check = {
  key: "sitemap-error",
  title: "In the sitemap and not indexable",
  why: "The sitemap promises pages that search engines may index. One that is gone, leads elsewhere or says no costs trust.",
  find: (site) =>
    [...site.sitemap.keys()].flatMap((path) => {
      const page = site.pages.get(path);
      if (page === undefined) return site.whole ? [{ path, about: "", words: "It is no address of this site." }] : [];
      const reason = whyNotIndexable(page, site.origin);
      return reason === null ? [] : [{ path, about: "", words: `It is in the sitemap, and ${reason}.` }];
    }),
};
