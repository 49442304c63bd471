import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import {
  type Evidence,
  evidenceShape,
  type Finding,
  findingShape,
  type Statement,
  statementShape,
} from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { site } from "~/site";
import type { Status } from "../answer/reply";
import type { Tool } from "../tools/tool";
import { askCounselor, findingOf, replyTo } from "./ask-tool";
import { offered } from "./offered";
import { SaidFailure } from "./said-failure";

interface Door {
  /** Public address of the site, for addresses of evidence. */
  readonly origin: string;
  /** Called with what a tool threw, and the tool's name. Gives the id under which it was written down. */
  readonly failed: (error: unknown, name: string) => string;
  /** Called with how each call of a tool ended, to be counted. */
  readonly ended: (status: Status) => void;
}

/** A finding whose evidence has whole addresses. */
const outside = findingShape.extend({
  statements: z.array(statementShape.extend({ evidence: z.array(evidenceShape.extend({ url: z.url() })) })),
});

const instructions = `Checked figures for planning college in the United States, from ${site.name}. Every statement names its source and year: cite both, with the address. Chances are ranges; never quote one end alone. "Not reported" is not zero. Don't work out new figures from these. Start with find_college for the UNITID that other tools ask for.`;

/**
 * A server of the Model Context Protocol over the counselor's tools. It reads and never writes, and knows nobody. One
 * serves one request, because nothing is kept between two.
 */
export function mcpServer(ground: Ground, door: Door): McpServer {
  const server = new McpServer({ name: site.name.toLowerCase(), title: site.name, version: "1.0.0" }, { instructions });
  for (const tool of offered) {
    server.registerTool(
      tool.name,
      {
        title: tool.name.replaceAll("_", " "),
        description: tool.description,
        inputSchema: tool.input as z.ZodObject,
        outputSchema: outside,
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      },
      (input: unknown): CallToolResult => {
        try {
          const { finding, status } = answered(tool, input, ground);
          door.ended(status);
          return resultOf(absolute(finding, door.origin));
        } catch (error) {
          door.ended("failure");
          const text =
            error instanceof SaidFailure
              ? error.message
              : `Something went wrong on our side, and this could not be worked out. Nothing was kept. Try again in a moment; if that doesn’t help, write to ${door.origin}/contact and name ${door.failed(error, tool.name)}.`;
          return { isError: true, content: [{ type: "text", text }] };
        }
      },
    );
  }
  return server;
}

/** What a tool answers and how that ended: the counselor itself says it, other tools know what's asked or don't. */
function answered(tool: Tool, input: unknown, ground: Ground): { readonly finding: Finding; readonly status: Status } {
  if (tool.name === askCounselor.name) {
    const reply = replyTo(askCounselor.input.parse(input).question, ground);
    return { finding: findingOf(reply), status: reply.status };
  }
  const finding = tool.run(input, ground);
  return { finding, status: finding.known ? "answered" : "not known" };
}

/** Addresses of this site as whole addresses: an assistant is elsewhere. */
function absolute({ known, statements }: Finding, origin: string): Finding {
  const whole = (evidence: Evidence): Evidence => ({ ...evidence, url: origin + evidence.url });
  return {
    known,
    statements: statements.map((one): Statement => ({ ...one, evidence: one.evidence.map(whole) })),
  };
}

/** The finding as data, and the same in words for an assistant that reads text alone. */
function resultOf(finding: Finding): CallToolResult {
  const { known, statements } = finding;
  const lines = statements.map(
    ({ text, heading, evidence }) =>
      `${heading === undefined ? "" : `${heading}\n`}${text}${evidence.map(({ title, source, year, url }) => `\n  [${title}; ${source}, ${year}] ${url}`).join("")}`,
  );
  const text = [...(known ? [] : ["Not known or not reported here."]), ...lines].join("\n");
  return { content: [{ type: "text", text }], structuredContent: { ...finding } };
}
