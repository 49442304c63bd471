import { askedFor } from "~/counselor/passages/asked";
import { danger, dangerRules } from "~/danger/danger";
import type { DangerManner } from "~/danger/kinds/rules";
import { weakSigns } from "~/danger/kinds/weak-signs";
import { type HeardKind, heardKinds } from "~/danger/learned/odds";
import harmlessFile from "../../../content/counselor/danger/harmless.json";
import heldOutFile from "../../../content/counselor/danger/held-out.json";
import afterFile from "../../../content/counselor/danger/held-out-after.json";
import familiesFile from "../../../content/counselor/danger/held-out-families.json";
import toldFile from "../../../content/counselor/danger/told.json";
import besideFile from "../../../content/counselor/wordings/beside.json";
import { questionFiles } from "../evaluation/questions.server";
import type { Told } from "./fit-danger";

/** Messages that are held out, written before the model learned and, twice, after: it never learns from them. */
export const heldOut = {
  before: toldIn({ ...heldOutFile, none: heldOutFile.harmless }),
  after: toldIn({ ...afterFile, none: afterFile.harmless }),
  later: toldIn({ ...familiesFile, none: familiesFile.harmless }),
  // What families tell around a question: a story that sounds like trouble is none.
  "as stories": besideFile.stories.map((text): Told => ({ text, kind: "none" })),
};

/**
 * What the model of danger learns from: the messages of `content/counselor/danger/`, the examples of the rules, the
 * questions of the evaluation, and the stored questions that no rule hears danger in.
 *
 * @param asked the stored questions
 */
export function dangerExamples(asked: readonly string[] = textsIn(askedFor)): readonly Told[] {
  const not = new Set([
    ...Object.values(heldOut)
      .flat()
      .map(({ text }) => text),
    ...harmlessFile.leftOut,
  ]);
  const rules = [
    ...dangerRules.flatMap(({ kind, manner, en, es }) => [
      { heard: heardOf(kind, manner), ...en },
      { heard: heardOf(kind, manner), ...es },
    ]),
    ...weakSigns.map(({ kind, manner, catches, passes }) => ({ heard: heardOf(kind, manner), catches, passes })),
  ];
  const stored = new Set(asked.filter((text) => danger(text) === null));
  const all: readonly Told[] = [
    ...toldIn(toldFile),
    ...rules.flatMap(({ heard, catches, passes }) => [
      ...catches.map((text): Told => ({ text, kind: heard })),
      ...passes.map((text): Told => ({ text, kind: "none" })),
    ]),
    ...questionFiles()
      .flatMap(({ questions }) => questions)
      .flatMap(({ ask, want }): Told[] => {
        if (!("help" in want)) return [{ text: ask, kind: "none" }];
        const kind = heardKinds.find((one) => want.help.includes(one));
        return kind === undefined ? [] : [{ text: ask, kind }];
      }),
    ...harmlessFile.harmless.map((text): Told => ({ text, kind: "none" })),
    ...[...stored].map((text): Told => ({ text, kind: "none", many: true })),
  ];
  return all.filter(({ text }) => !not.has(text));
}

const isHeard = (one: string): one is HeardKind => heardKinds.some((kind) => kind === one);

/** Manners that the model doesn't tell apart are learned as their kind; whoever is lost is missing. */
const heardOf = (kind: HeardKind, manner: DangerManner | undefined): HeardKind =>
  manner === "lost" ? "missing" : manner !== undefined && isHeard(manner) ? manner : kind;

function toldIn(file: Readonly<Record<string, unknown>>): readonly Told[] {
  return heardKinds.flatMap((kind) => {
    const texts = file[kind];
    return Array.isArray(texts) ? texts.map((text): Told => ({ text: String(text), kind })) : [];
  });
}

/** Every text of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
