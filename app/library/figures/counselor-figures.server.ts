import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { env } from "~/env.server";
import type { Figure } from "./figure";

/** What `npm run evaluate -- counselor --write` keeps of a run without a model. Shares are 0 to 1. */
const results = z.object({
  on: z.iso.date(),
  questions: z.int(),
  right: z.number(),
  silent: z.number(),
  wrongFigures: z.int(),
  unsourced: z.int(),
  missedDanger: z.int(),
  p95Milliseconds: z.number(),
});

let read: z.infer<typeof results> | undefined;

function measured(): z.infer<typeof results> {
  const path = join(process.cwd(), "content", "evaluation", "results.json");
  if (read === undefined && !existsSync(path)) throw new Error("there is no content/evaluation/results.json");
  read ??= results.parse(JSON.parse(readFileSync(path, "utf8")));
  return read;
}

const text = (value: string): Figure => ({ value, unit: "text" });

/**
 * What a text may say of the counselor: `counselor.provider`, `counselor.draft` and `counselor.today`, sentences about
 * the model that this site is configured with, or about none; and how it did in its newest evaluation.
 * @throws Error for a name that isn't one of these
 */
export function counselorFigure(name: string): Figure {
  const { model } = env();
  switch (name) {
    case "provider":
      return text(
        model === null
          ? "This site has no language model configured, so what you ask goes to nobody else."
          : `This site’s model is “${model.name}”, run at ${new URL(model.url).host}. Your question goes there, with up to three earlier ones of the same conversation, and nothing else about you.`,
      );
    case "draft":
      return text(
        model === null
          ? "This site has no language model, so the essay coach sends your draft to nobody."
          : `Under its reading, the essay coach can ask the model “${model.name}”, run at ${new URL(model.url).host}, for more questions. That’s off unless you check a box, for that draft, once. Then your draft and what its prompt asks go to this site and from it to the model, and nothing else about you.`,
      );
    case "today":
      return text(
        model === null
          ? "Nothing that’s open today uses a language model."
          : `Two parts of this site can use a language model today (“${model.name}”, at ${new URL(model.url).host}): the counselor, and the essay coach if you turn it on for a draft.`,
      );
    case "evaluated-on":
      return { value: measured().on, unit: "date" };
    case "questions":
    case "wrongFigures":
    case "unsourced":
    case "missedDanger":
      return { value: measured()[name], unit: "number" };
    case "p95":
      return { value: Math.ceil(measured().p95Milliseconds), unit: "number" };
    case "right":
    case "silent":
      // Rounded down: a goal that is nearly reached isn't.
      return text(`${Math.floor(measured()[name] * 100)}%`);
    default:
      throw new Error(`nothing is known of the counselor's "${name}"`);
  }
}
