import { forEveryone } from "~/account/audience/audience.server";
import { env } from "~/env.server";
import { text } from "~/http/response.server";
import { listings } from "~/library/writing/articles/articles.server";
import { atomFeed } from "~/seo/feed";
import { site } from "~/site";

/** The blog as an Atom feed. */
export const loader = forEveryone.loader(() => {
  const entries = listings()
    .filter(({ family }) => family === "blog")
    .map(({ to, title, description, published, updated }) => ({ path: to, title, description, published, updated }))
    .sort((a, b) => b.published.localeCompare(a.published));
  const feed = { path: "/blog/feed.xml", page: "/blog", title: `${site.name}, blog`, author: site.name };
  return text(atomFeed(env().siteOrigin, feed, entries), {
    policy: "everyoneData",
    type: "application/atom+xml; charset=utf-8",
  });
});
