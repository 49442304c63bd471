import { redirect } from "@remix-run/node";
import { forMember } from "~/account/audience/audience.server";
import { contextOf } from "~/billing/checkout/begin.server";
import { invoiceUrl } from "~/billing/checkout/manage.server";

/** On to Stripe's page of one's own bill. Somebody else's is as good as not there. */
export const loader = forMember.loader(async ({ params, member }) => {
  const context = contextOf(member);
  if (context === null) throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  const address = await invoiceUrl(context, params.bill ?? "").catch(() => {
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  });
  if (address === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return redirect(address, { headers: { "Cache-Control": "private, no-store" } });
});
