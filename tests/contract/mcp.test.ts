import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowance } from "~/http/work-limit.server";
import { type SharedSite, sharedSite } from "../setup/site";

/** The counselor's tools as an assistant meets them, by the official client. */
let site: SharedSite;
let client: Client;
beforeAll(async () => {
  site = await sharedSite();
  client = new Client({ name: "a family's assistant", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", site.origin)));
});
afterAll(async () => {
  await client?.close();
});

interface Found {
  readonly known: boolean;
  readonly statements: readonly {
    readonly text: string;
    readonly evidence: readonly { readonly url: string; readonly source: string; readonly year: string }[];
  }[];
}
const call = async (name: string, input: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: input });
  const { content, isError } = CallToolResultSchema.parse(result);
  return { content, isError, found: result.structuredContent as unknown as Found };
};

const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
const post = (body: string, more: Record<string, string> = {}) =>
  site.get("/mcp", { method: "POST", headers: { ...headers, ...more }, body });
const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

describe("/mcp", () => {
  it("lists its tools, each of which only reads", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["ask_counselor", "find_college", "net_price"]),
    );
    for (const tool of tools) {
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
      expect(tool.description).toMatch(/\.$/);
      expect(tool.outputSchema).toMatchObject({ required: ["known", "statements"] });
    }
    expect(tools.find(({ name }) => name === "admission_chance")?.inputSchema).toMatchObject({ required: ["unitid"] });
  });

  it("answers with evidence at whole addresses", async () => {
    const college = await call("find_college", { name: "ohio state" });
    expect(college.found.statements[0]?.text).toContain("UNITID 204796");
    const price = await call("net_price", { unitid: 204796, income: 60_000, home: "OH" });
    expect(price.found.known).toBe(true);
    for (const { evidence } of price.found.statements) {
      expect(evidence[0]?.url.startsWith(`${site.origin}/`)).toBe(true);
      expect(evidence[0]?.source).toBeTruthy();
      expect(evidence[0]?.year).toBeTruthy();
    }
    const [evidence] = price.found.statements[0]?.evidence ?? [];
    expect((await fetch(evidence?.url ?? "")).status).toBe(200);
    const loan = await call("loan_payment", { principal: 27_000, rate: 6.52, years: 15 });
    expect(JSON.stringify(loan.content)).toContain("$235.50 a month");
    const danger = await call("ask_counselor", { question: "I want to kill myself" });
    expect(JSON.stringify(danger.content)).toContain("988");
  });

  it("says what is wrong with an input, and that nothing is known of a college that isn't there", async () => {
    for (const [name, input] of [
      ["net_price", { unitid: "Ohio State" }],
      ["loan_payment", { principal: -5 }],
      ["ask_counselor", { question: "x".repeat(4_001) }],
      ["no_such_tool", {}],
    ] as const) {
      const { isError } = await call(name, input);
      expect(isError, name).toBe(true);
    }
    expect((await call("college_facts", { unitid: 999_999, figures: ["sat"] })).found.known).toBe(false);
  });

  it("keeps nothing, sets no cookie, and has nothing to GET or DELETE", async () => {
    const response = await post(list);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("mcp-session-id")).toBeNull();
    for (const method of ["GET", "DELETE", "PUT"]) {
      const other = await site.get("/mcp", { method, headers });
      expect([other.status, other.headers.get("allow")], method).toEqual([405, "POST"]);
    }
  });

  it("refuses other sites' pages, and bodies that are too large, no JSON or many messages", async () => {
    expect((await post(list, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post(list, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(" ".repeat(64 * 1024 + 1))).status).toBe(413);
    expect((await post("{")).status).toBe(400);
    expect((await post(`[${list},${list}]`)).status).toBe(400);
  });

  it("writes nothing of what is asked into its log", async () => {
    await call("ask_counselor", { question: "does my secretquestion cost $77,123" });
    expect(site.printed()).not.toMatch(/secretquestion|77,?123/);
  });

  it("has a limit for each sender, and says when to come again", async () => {
    let refused: Response | undefined;
    for (let sent = 0; refused === undefined && sent < allowance.atOnce * 3; sent += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }))),
      );
      refused = answers.find(({ status }) => status === 429);
    }
    expect(refused?.headers.get("retry-after")).toBe("60");
    expect(await refused?.json()).toMatchObject({ jsonrpc: "2.0", error: { message: expect.any(String) } });
  });
});
