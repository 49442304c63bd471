import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask } from "~/counselor/ask";
import type { Turn } from "~/counselor/conversation";
import { counselorGround } from "~/counselor/ground/ground.server";
import { mcpServer } from "~/counselor/mcp/server";
import { countStatus } from "~/counselor/model/counts.server";
import { searchAnswer } from "~/counselor/search-answer";
import { useTools } from "~/counselor/steps/use-tools";
import { netPrice } from "~/counselor/tools/prices";
import { nobody } from "~/counselor/understand/student";
import { log } from "~/reports/log.server";
import { action } from "~/routes/site/counselor";
import { action as streamAction } from "~/routes/site/counselor-stream";

/**
 * A tool that throws, at every door of the counselor: a written reply, its id in the log, and no word of the question.
 */
vi.mock("~/counselor/model/counts.server", { spy: true });

const secret = "how much does Ohio State cost for a family with 61,234 a year";
const thrown = () => {
  throw new RangeError(`no answer to "${secret}"`);
};
const written = /^Something went wrong on our side.*write to us and name ([0-9A-F]{8})\.$/;

beforeEach(() => {
  vi.spyOn(useTools, "run").mockImplementation(thrown);
  vi.spyOn(log(), "error").mockImplementation(() => {});
  vi.mocked(countStatus).mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(countStatus).mockReset();
});

const logged = () => JSON.stringify(vi.mocked(log().error).mock.calls);
function expectLogged(id: string | undefined) {
  expect(id).toBeDefined();
  expect(logged()).toContain(`"id":"${id}","kind":"RangeError"`);
  expect(logged()).toContain("counselor-failure.test.ts");
  expect(logged()).not.toMatch(/Ohio|61,?234/);
}

const posted = (path: string, fields: Record<string, string>) => ({
  request: new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { Origin: "http://localhost:3000", "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  }),
  params: {},
  context: {},
});

const said = ({ reply }: Turn) => reply.statements.map(({ text }) => text).join(" ");

describe("a tool that throws", () => {
  it("ends a post of the page with a reply, a next step and the question still in its field", async () => {
    const answer = await action(posted("/counselor", { before: "acceptance rate at duke", question: secret }));
    const { data, init } = answer as Exclude<typeof answer, Response>;
    expect(init?.status).toBe(500);
    expect(data.typed).toBe(secret);
    // The earlier question fails as well, and the page stands.
    expect(data.turns.map(({ reply }) => reply.status)).toEqual(["failure", "failure"]);
    const turn = data.turns.at(-1) as Turn;
    expect(turn).toMatchObject({ mayKeep: false, reply: { help: null, next: [{ path: "/contact" }] } });
    expectLogged(written.exec(said(turn))?.[1]);
    expect(vi.mocked(countStatus).mock.calls.map(([, status]) => status)).toEqual(["failure"]);
  });

  it("ends a stream with the same", async () => {
    const response = (await streamAction(posted("/counselor/stream", { question: secret }))) as Response;
    const line = (await response.text()).split("\n").find((one) => one.startsWith("data: ")) ?? "";
    const { turn }: { turn: Turn } = JSON.parse(line.slice(6));
    expect(turn.reply.status).toBe("failure");
    expectLogged(written.exec(said(turn))?.[1]);
    expect(vi.mocked(countStatus).mock.calls.map(([, status]) => status)).toEqual(["failure"]);
  });

  it("answers a line of calculate -- ask, and the other lines as ever", () => {
    const tools = pathToFileURL("app/counselor/steps/use-tools.ts").href;
    const broken = `import { useTools } from "${tools}"; useTools.run = () => { throw new RangeError(["O", "hio"].join("")); };`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        "--import",
        "tsx",
        "--import",
        `data:text/javascript,${encodeURIComponent(broken)}`,
        "app/commands/calculate.ts",
        "ask",
      ],
      {
        input: [secret, "I want to kill myself"].map((question) => JSON.stringify({ question })).join("\n"),
        encoding: "utf8",
      },
    );
    const [failed, danger] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(failed).toMatchObject({ status: "failure", abstained: true, help: null });
    const [, id] = written.exec(failed.statements[0].text) ?? [];
    expect(JSON.parse(stderr)).toMatchObject({ id, kind: "RangeError" });
    expect(stderr).not.toMatch(/Ohio|61,?234/);
    expect(danger.status).toBe("danger");
  });

  it("is an error of the call at /mcp, of the counselor and of a tool alike", async () => {
    vi.spyOn(netPrice, "run").mockImplementation(thrown);
    const told: unknown[] = [];
    const ended: string[] = [];
    const server = mcpServer(counselorGround(), {
      origin: "https://site.example",
      failed: (error) => {
        told.push(error);
        return "0123ABCD";
      },
      ended: (status) => ended.push(status),
    });
    const client = new Client({ name: "a family's assistant", version: "1.0.0" });
    const [there, here] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(there), client.connect(here)]);
    const call = async (name: string, input: Record<string, unknown>) => {
      const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: input }));
      const [content] = result.content;
      return { isError: result.isError, text: content?.type === "text" ? content.text : "" };
    };
    const asked = await call("ask_counselor", { question: secret });
    expect(asked.isError).toBe(true);
    expectLogged(written.exec(asked.text)?.[1]);
    expect(told).toEqual([]);
    const price = await call("net_price", { unitid: 204796, income: 61_234, home: "OH" });
    expect(price.isError).toBe(true);
    expect(price.text).toMatch(/https:\/\/site\.example\/contact and name 0123ABCD\./);
    expect(told).toHaveLength(1);
    expect(ended).toEqual(["failure", "failure"]);
    await client.close();
  });

  it("says nothing above the results of a search", async () => {
    const ground = async () => counselorGround();
    expect(await searchAnswer("graduation rate of Duke", ground)).toBeNull();
  });

  it("speaks Spanish to whoever asked in it, and people come first where there may be danger", () => {
    const replyTo = (text: string) => ask({ text, before: [], student: nobody }, counselorGround());
    const spanish = replyTo("¿Cuánto cuesta Ohio State?");
    expect(spanish).toMatchObject({ status: "failure", language: "es" });
    expect(spanish.statements[0]?.text).toMatch(/^Algo falló de nuestro lado/);
    const unsure = replyTo("i dont know if i want to keep going. whats ucla tuition");
    expect(unsure.help?.[0]?.name).toMatch(/^988/);
  });
});
