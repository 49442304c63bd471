/**
 * `npm run --silent calculate -- <tool>`: the planning tools for many students at once. Reads one JSON object a line
 * on standard input and writes one answer a line, in the same order.
 *
 * Ends with 0, with 1 when a line got an error, and with 2 when the tool is not known.
 */
import { answerLines, type Calculate } from "./answer-lines";
import { explain } from "./explain";

interface Tool {
  /** What one line may hold, for the list of tools. */
  readonly line: string;
  load(): Promise<Calculate>;
}

/** Each tool is loaded when it is asked for: no tool waits for the facts of another. */
const tools: Readonly<Record<string, Tool>> = {
  match: {
    line: '{"student":{"gpa":3.8,"sat":1450,"state":"CA","fields":["11"]},"unitids":[110635]}',
    async load() {
      const { calculateMatch } = await import("~/match/model/list/calculate");
      const { catalogue } = await import("~/colleges/catalogue.server");
      const { all } = catalogue();
      return (line) => calculateMatch(line, all);
    },
  },
  sai: {
    line: '{"award_year":"2026-27","input":{…}}',
    async load() {
      const { calculateSai } = await import("~/aid/formula/calculate");
      return calculateSai;
    },
  },
  trip: {
    line: '{"start":{"zip":"43004"},"unitids":[204796,201645],"return":true,"windows":false}',
    async load() {
      const { calculateTrip } = await import("~/visits/routing/calculate");
      const { catalogue } = await import("~/colleges/catalogue.server");
      const { placeOfZip } = await import("~/colleges/zip/places.server");
      const { byUnitid } = catalogue();
      return (line) => calculateTrip(line, { byUnitid, placeOfZip });
    },
  },
  deadlines: {
    line: '{"unitids":[110662,217156],"entry":"fall 2027","path":"first","today":"2026-11-22"}',
    async load() {
      const { calculateDeadlines } = await import("~/season/deadlines/calculate");
      const { deadlinesOf } = await import("~/season/deadlines/deadlines.server");
      const { catalogue } = await import("~/colleges/catalogue.server");
      const { dayIn } = await import("~/calendar/eastern-day");
      const { byUnitid } = catalogue();
      const college = (unitid: number) => {
        const found = byUnitid.get(unitid);
        return found === undefined ? null : { unitid, name: found.name, open: found.admission.open === true };
      };
      const today = dayIn("America/New_York", new Date());
      return (line) => calculateDeadlines(line, { college, deadlines: deadlinesOf, today });
    },
  },
  ask: {
    line: '{"question":"What is the SAI?","student":{"gpa":3.6,"sat":1250,"state":"MI"}}',
    async load() {
      const { ask } = await import("~/counselor/ask");
      const { answerOf, readQuestion } = await import("~/counselor/question");
      const { counselorGround } = await import("~/counselor/ground/ground.server");
      const { faultOf } = await import("~/counselor/ground/fault.server");
      // Standard output holds answers alone.
      const failed = (error: unknown) => {
        const fault = faultOf(error);
        console.error(JSON.stringify(fault));
        return fault.id;
      };
      const ground = { ...counselorGround(), failed };
      return (line) => answerOf(ask(readQuestion(line), ground));
    },
  },
  letter: {
    line: '{"text":"Cost of attendance $28,500\\nFederal Pell Grant $7,395"}',
    async load() {
      const { calculateLetter } = await import("~/cost/letter/calculate");
      return calculateLetter;
    },
  },
  loan: {
    line: '{"principal":40000,"rate":6.39,"years":25}',
    async load() {
      const { calculateLoan } = await import("~/cost/loan/calculate");
      return calculateLoan;
    },
  },
};

const usage = [
  "npm run --silent calculate -- <tool>: one JSON object a line in, one answer a line out.",
  "Tools, each with a line it takes:",
  ...Object.entries(tools).map(([name, { line }]) => `  ${name.padEnd(11)}${line}`),
].join("\n");

const [asked = ""] = process.argv.slice(2);
const tool = Object.hasOwn(tools, asked) ? tools[asked] : undefined;
if (tool) {
  process.exitCode = await answerInput(tool).catch((error) => {
    console.error(explain(error));
    return 1;
  });
} else if (asked === "--help") {
  console.log(usage);
} else {
  console.error(asked === "" ? usage : `There is no tool "${asked}".\n${usage}`);
  process.exitCode = 2;
}

async function answerInput(tool: Tool): Promise<number> {
  // Whoever reads our answers may stop early, as `head` does. That is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  const write = (lines: string) =>
    process.stdout.write(lines) ? undefined : new Promise<void>((resume) => process.stdout.once("drain", resume));
  let told = false;
  const onBug = (error: unknown) => {
    if (!told) console.error(error);
    told = true;
  };
  return (await answerLines(process.stdin, await tool.load(), write, onBug)) > 0 ? 1 : 0;
}
