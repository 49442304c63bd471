import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { assistantsPath, counselorPath, mcpPath } from "~/counselor/answer/paths";
import { offered } from "~/counselor/mcp/offered";
import { McpPage } from "~/counselor/mcp-page";
import { env } from "~/env.server";
import { cached, cachedWhole } from "~/http/cache";
import { plain, structuredMeta } from "~/seo/structured-meta";

export const headers = cachedWhole([], cached("everyone"));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Use our figures in your own AI assistant",
      description:
        "Add our checked college figures to an AI assistant by one address: prices, chances, aid and dates, each with its source. No account.",
      path: assistantsPath,
    },
    {
      name: "Use our checked figures in your own assistant",
      under: [{ to: counselorPath, label: "Ask the counselor" }],
      is: plain(),
    },
  );

export const loader = forEveryone.loader(() => ({
  address: env().siteOrigin + mcpPath,
  tools: offered.map(({ name, description }) => ({ name, description })),
}));

export default function CounselorMcp() {
  return <McpPage {...useLoaderData<typeof loader>()} />;
}
