import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { easternDay } from "~/calendar/eastern-day";
import { type Goals, goalsFile, type QuestionFile, questionFile } from "./question";
import type { figuresOf } from "./score";

const folder = join(process.cwd(), "content", "evaluation", "counselor");

function read<T>(name: string, shape: z.ZodType<T>): T {
  const parsed = shape.safeParse(JSON.parse(readFileSync(join(folder, name), "utf8")));
  if (!parsed.success) throw new Error(`content/evaluation/counselor/${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Every question, a file a kind. Throws an Error that names the file and the fault. */
export function questionFiles(): readonly QuestionFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "goals.json")
    .sort()
    .map((name) => read(name, questionFile));
}

export function goals(): Goals {
  return read("goals.json", goalsFile).withoutModel;
}

/** Keeps what a run came to, with its day as this site counts days, for the page that shows it. */
export function writeResults(figures: ReturnType<typeof figuresOf>, now: Date): void {
  const { p95, ...shown } = figures;
  const whole = { on: easternDay(now), ...shown, p95Milliseconds: Math.round(p95 * 10) / 10 };
  writeFileSync(join(folder, "..", "results.json"), `${JSON.stringify(whole, null, 2)}\n`);
}
