import { forEveryone } from "~/account/audience/audience.server";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { majorsTable } from "~/colleges/majors/majors.server";
import { env } from "~/env.server";
import { text } from "~/http/response.server";
import { lightStates, lightUpdated } from "~/library/guides/light-states";
import { openPageList } from "~/library/pages/pages.server";
import { listings } from "~/library/writing/articles/articles.server";
import { sitemap } from "~/seo/sitemap";
import provenance from "../../../content/facts/colleges/provenance.json";

/** All pages that search engines may keep: the finished ones and every college, whose figures change together. */
export const loader = forEveryone.loader(() => {
  const updated = new Map([
    ...listings().map(({ to, updated: day }) => [to, day] as const),
    ...lightStates.map(({ path }) => [path, lightUpdated] as const),
  ]);
  const entries = [
    ...openPageList().map(({ path }) => ({ path, updated: updated.get(path) ?? null })),
    ...majorsTable().all.map(({ path }) => ({ path, updated: provenance.checkedOn })),
    ...catalogue().all.map((college) => ({ path: collegePath(college), updated: provenance.checkedOn })),
  ];
  return text(sitemap(env().siteOrigin, entries), { policy: "everyoneData", type: "application/xml; charset=utf-8" });
});
