import { forEveryone } from "~/account/audience/audience.server";
import { limitSignIn } from "~/account/audience/limit.server";
import { finishSignIn } from "~/account/sign-in/sign-in.server";
import { browserName } from "~/reports/browser-name";

/** `/auth/callback`: back from the sign-in service. No other address of the site reads its answer. */
export const loader = forEveryone.loader(async ({ request }) => {
  await limitSignIn(request);
  return finishSignIn(request, browserName(request.headers.get("User-Agent") ?? ""));
});
