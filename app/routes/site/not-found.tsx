import { forEveryone } from "~/account/audience/audience.server";
import { missing } from "./missing.server";

/** Any other address: where its page went, or the pages whose addresses are nearest, which the root boundary shows. */
export const loader = forEveryone.loader(({ request }) => {
  throw missing(request);
});

export default function NotFound() {
  return null;
}
