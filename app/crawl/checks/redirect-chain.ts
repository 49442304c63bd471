import type { Check } from "../site/site";

export const redirectChains: Check = {
  key: "redirect-chain",
  title: "Redirect chains",
  why: "A redirect that leads to another one takes twice as long, and some programs give up.",
  find: (site) =>
    [...site.pages.values()].flatMap(({ path, location }) => {
      const next = location === null ? null : (site.pages.get(location)?.location ?? null);
      return next === null ? [] : [{ path, about: "", words: `Leads to ${location}, which leads to ${next}.` }];
    }),
};
