import { forEveryone } from "~/account/audience.server";

/** Any other address. The root boundary shows the page. */
export const loader = forEveryone.loader(() => {
  throw new Response(null, { status: 404, statusText: "Not Found" });
});

export default function NotFound() {
  return null;
}
