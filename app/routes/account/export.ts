import { forMember } from "~/account/audience/audience.server";
import { currentMember } from "~/account/session/session.server";
import { exportAccount } from "~/deletion/account-export.server";
import { env } from "~/env.server";
import { cache, cached } from "~/http/cache";
import { database } from "~/store/database.server";
import { takeOne } from "~/store/rate-limit.server";

export const headers = cached("closed");

/** Enough for anybody, and too few to keep the server busy with it. */
const often = { most: 10, seconds: 3600 };

/**
 * `/account/export`: a zip of everything about the account of whoever is signed in. A post, so that no link or preview
 * makes one. Who asks is looked at once more when the file is there: a browser that was signed out meanwhile gets
 * nothing.
 */
export const action = forMember.action(
  async ({ request, member }) => {
    const now = new Date();
    if (!(await takeOne(database(), `account export of ${member.id}`, often, now))) {
      throw new Response(null, { status: 429, statusText: "Too Many Requests", headers: { "Retry-After": "3600" } });
    }
    const zip = await exportAccount(member, env().siteOrigin, now);
    if ((await currentMember(request))?.id !== member.id) {
      throw new Response(null, { status: 401, statusText: "Not signed in" });
    }
    return new Response(zip as BodyInit, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="account.zip"',
        "Cache-Control": cache.closed,
      },
    });
  },
  { resubmit: false },
);
