import { forMember } from "~/account/audience/audience.server";
import { limitMember } from "~/account/audience/limit.server";
import { logDownload } from "~/family/access/activity-log.server";
import { notFound } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { readLedger } from "~/family/ledger/ledger.server";
import { ledgerCsv } from "~/family/ledger/ledger-csv";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { download } from "~/http/response.server";

export const headers = cached("closed");

/** One ledger as this member sees it. A post, so that no link or preview makes one. */
export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 1024 });
  await limitMember("files", member.id, request);
  const ledger = await writePlan(member, params.plan, async (writing) => {
    if (!writing.view.may.ledger) throw notFound();
    await logDownload(writing, "ledger");
    return readLedger(writing, form.get("book"));
  });
  return download(ledgerCsv(ledger), { name: "who-pays-what.csv", type: "text/csv; charset=utf-8" });
});
