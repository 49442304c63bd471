import { forMember } from "~/account/audience.server";
import { readLedger } from "~/family/ledger.server";
import { ledgerCsv } from "~/family/ledger-csv";
import { noteDownload, notFound, openPlan } from "~/family/open-plan.server";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { download } from "~/http/response.server";

export const headers = cached("closed");

/** One ledger as this member sees it. A post, so that no link or preview makes one. */
export const action = forMember.action(async ({ request, params, member }) => {
  const opened = await openPlan(member, params.plan);
  if (!opened.view.may.ledger) throw notFound();
  const form = await readForm(request, 1024);
  const ledger = await readLedger(opened, form.get("book"));
  await noteDownload(opened, "ledger");
  return download(ledgerCsv(ledger), { name: "who-pays-what.csv", type: "text/csv; charset=utf-8" });
});
