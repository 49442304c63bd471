import { forEveryone } from "~/account/audience/audience.server";
import { cache } from "~/http/cache";
import { hasSocialImage, socialImageOf } from "~/library/pages/social.server";
import { pageOfSocialImage } from "~/seo/social-image";

const headers = { "Content-Type": "image/png", "Cache-Control": cache.version };

/** The picture with which a page is shared. Its address changes with the page's words, so it may be kept for good. */
export const loader = forEveryone.loader(async ({ request, params }) => {
  const path = pageOfSocialImage(params.image ?? "");
  // Whoever asks for the head alone, as the crawl does 4,000 times, has nothing drawn.
  if (request.method === "HEAD" && path !== null && hasSocialImage(path)) return new Response(null, { headers });
  const image = path === null ? null : await socialImageOf(path);
  if (image === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return new Response(image, { headers });
});
