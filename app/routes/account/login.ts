import { forEveryone } from "~/account/audience.server";
import { startSignIn } from "~/account/sign-in.server";

/** `/auth/login?returnTo=/path`: on to the sign-in service. `prompt=none` asks without showing anything. */
export const loader = forEveryone.loader(({ request }) => startSignIn(request));

/** The same for a button. */
export const action = forEveryone.action(({ request }) => startSignIn(request));
