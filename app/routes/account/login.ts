import { forEveryone } from "~/account/audience/audience.server";
import { limitSignIn } from "~/account/audience/limit.server";
import { startSignIn } from "~/account/sign-in/sign-in.server";

/** `/auth/login?returnTo=/path`: on to the sign-in service. `prompt=none` asks without showing anything. */
export const loader = forEveryone.loader(async ({ request }) => {
  await limitSignIn(request);
  return startSignIn(request);
});

/** The same for a button. */
export const action = forEveryone.action(async ({ request }) => {
  await limitSignIn(request);
  return startSignIn(request);
});
