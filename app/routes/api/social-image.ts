import { forEveryone } from "~/account/audience/audience.server";
import { cache } from "~/http/cache";
import { socialImageOf } from "~/library/social.server";
import { pageOfSocialImage } from "~/seo/social-image";

/** The picture with which a page is shared. Its address changes with the page's words, so it may be kept for good. */
export const loader = forEveryone.loader(async ({ params }) => {
  const path = pageOfSocialImage(params.image ?? "");
  const image = path === null ? null : await socialImageOf(path);
  if (image === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return new Response(image, { headers: { "Content-Type": "image/png", "Cache-Control": cache.version } });
});
