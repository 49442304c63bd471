import { forEveryone } from "~/account/audience/audience.server";
import { signOut } from "~/account/sign-in/sign-in.server";

/** A link cannot sign anybody out: another site could hold one. */
export const loader = forEveryone.loader((): never => {
  throw new Response(null, { status: 405, statusText: "Method Not Allowed", headers: { Allow: "POST" } });
});

export const action = forEveryone.action(({ request }) => signOut(request));
