import { forEveryone } from "~/account/audience.server";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { env } from "~/env.server";
import { text } from "~/http/response.server";
import { openPageList } from "~/library/pages.server";
import { sitemap } from "~/seo/sitemap";

/** All pages that search engines may keep: the finished ones and every college. */
export const loader = forEveryone.loader(() => {
  const paths = [...openPageList.map(({ path }) => path), ...catalogue().all.map(collegePath)];
  return text(sitemap(env().siteOrigin, paths), { policy: "everyoneData", type: "application/xml; charset=utf-8" });
});
