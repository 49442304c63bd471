import { forEveryone } from "~/account/audience/audience.server";
import { currentMember } from "~/account/session/session.server";
import { json } from "~/http/response.server";

/** Who is signed in, for the user part of the bar. Always 200: being signed out is an ordinary answer, not an error. */
export const loader = forEveryone.loader(async ({ request }) => {
  const member = await currentMember(request);
  if (member === null) return json({ authenticated: false });
  const { name, email, admin } = member;
  return json({ authenticated: true, name, email, admin });
});
