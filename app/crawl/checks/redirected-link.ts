import { documents } from "../site/judged";
import { exactTargetsOf } from "../site/links";
import type { Check } from "../site/site";

export const redirectedLinks: Check = {
  key: "redirected-link",
  title: "Links to redirects",
  why: "Each costs the reader a second request; link to where it leads.",
  find: (site) =>
    documents(site).flatMap(({ path, words }) =>
      exactTargetsOf(words).flatMap((to) => {
        const location = site.pages.get(to)?.location ?? null;
        return location === null ? [] : [{ path, about: to, words: `Links to ${to}, which leads to ${location}.` }];
      }),
    ),
};
