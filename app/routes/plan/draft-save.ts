import { forMember } from "~/account/audience/audience.server";
import { writePlan } from "~/family/access/write-plan.server";
import { ownEssay, saveDraft } from "~/family/drafts/drafts.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { json } from "~/http/response.server";

export const headers = cached("closed");

/**
 * Saves while the student is typing, for the page's program. What can't be kept comes back as a message with status
 * 409, and the text stays where it was typed. Not held when the session is over: the device has it.
 */
export const action = forMember.action(
  async ({ request, params, member }) => {
    const form = await readForm(request, { bytes: 250 * 1024 });
    const answer = await writePlan(member, params.plan, async (writing) =>
      saveDraft(writing, await ownEssay(writing, params.essay, "change"), form),
    );
    return json(answer, { status: answer.ok ? 200 : 409 });
  },
  { resubmit: false },
);
