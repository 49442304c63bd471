import { redirect } from "@remix-run/react";
import { easternYear } from "~/calendar/eastern-day";
import { keptData } from "~/connection/offline/kept-tools";
import { type Asked, answerNames, compareAddress, comparisonStart } from "~/match/compare/asked";
import { type CompareLine, lineOfSome } from "~/match/compare/compare-line";
import type { Comparison } from "~/match/compare/comparison";
import { ownChances, withOwnPrices } from "~/match/compare/own-price";
import { readAsked } from "~/match/compare/read-asked";
import { askMatch } from "~/match/live/ask-match";

/**
 * A comparison without a connection, for colleges of the list that was kept with the tools: what they report comes from
 * there, and the student's chance and price are worked out on this device. `null` where one of them wasn't kept.
 */
export async function comparisonHere(request: Request): Promise<Comparison | null> {
  const { searchParams } = new URL(request.url);
  const asked = readAsked(searchParams, "", () => true, easternYear(new Date()));
  // A button of the form was pressed: what it makes has an address of its own.
  if (["add", "remove"].some((name) => searchParams.has(name))) throw redirect(compareAddress({ ...asked, q: "" }));
  const kept = await keptData<{ comparison: Pick<Comparison, "colleges" | "lines"> }>(comparisonStart);
  const places = asked.ids.map(
    (unitid) => kept?.comparison.colleges.findIndex((college) => college.unitid === unitid) ?? -1,
  );
  if (asked.q !== "" || places.includes(-1)) return null;
  const reported = (kept?.comparison.lines ?? [])
    .filter(({ group }) => asked.rows.includes(group))
    .map((line) => lineOfSome(line, places))
    .filter(saysSomething);
  return {
    asked: { ...asked, answers: { ...asked.answers, income: null, budget: null } },
    address: compareAddress({ ...asked, q: "" }),
    colleges: places.flatMap((at) => kept?.comparison.colleges[at] ?? []),
    leftOut: asked.over.flatMap(
      (unitid) => kept?.comparison.colleges.find((college) => college.unitid === unitid)?.name ?? [],
    ),
    lines: places.length === 0 ? [] : await withOwn(reported, asked),
    found: null,
  };
}

/** A kind of deadline that another college of the list has isn't a row of these. */
const saysSomething = ({ group, cells }: CompareLine): boolean =>
  group !== "deadlines" || cells.some(({ text }) => text !== "none found" && text !== "no date found");

/** With the chances and prices of the student whose answers the address has. */
async function withOwn(lines: readonly CompareLine[], asked: Asked): Promise<readonly CompareLine[]> {
  const fields = new URLSearchParams();
  for (const name of answerNames) {
    const said = asked.typed[name] ?? "";
    if (said !== "" && asked.messages[name] === undefined) fields.set(name, said);
  }
  const answer = await askMatch({ fields: fields.toString(), unitids: asked.ids });
  if (answer.kind !== "lines" || answer.lines.length < asked.ids.length) throw new Error("the lines can’t be made");
  const chances = answer.lines.map((line) => ({ line, chanceTrace: line.trace }));
  const own = answer.record && asked.rows.includes("chance") ? [ownChances(chances)] : [];
  return [...own, ...withOwnPrices(lines, answer.lines, null)];
}
