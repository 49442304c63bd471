import { forMember } from "~/account/audience/audience.server";
import { limitMember } from "~/account/audience/limit.server";
import { billingRecord } from "~/billing/dashboard/record.server";
import { download } from "~/http/response.server";
import { database } from "~/store/database.server";

/**
 * The whole billing record of whoever is signed in, as one JSON file. Open to everybody with an account, paying or not.
 */
export const loader = forMember.loader(async ({ request, member }) => {
  await limitMember("files", member.id, request);
  const record = await billingRecord(database(), member.id, new Date());
  return download(`${JSON.stringify(record, null, 2)}\n`, {
    name: "billing.json",
    type: "application/json; charset=utf-8",
  });
});
