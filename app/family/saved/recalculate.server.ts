import { keptValues as keptAid, readKeptAnswers } from "~/aid/form/input";
import { sideNames } from "~/aid/form/questions";
import { usualAwardYear } from "~/aid/formula/tables";
import { workOut } from "~/aid/result/outcome";
import { resultOwner } from "~/aid/result/result-owner";
import { indexText } from "~/aid/result/result-words";
import { type Day, writeDay } from "~/calendar/day";
import { keptValues as keptCost } from "~/cost/calculator/answers/input";
import { answerForm } from "~/cost/calculator/result/answer.server";
import { answerLetter } from "~/cost/letter/answer-letter";
import { letterAnswers } from "~/cost/letter/answers";
import { letterCollege } from "~/cost/letter/letter.server";
import { count, dollars } from "~/design/figures";
import { answersOf } from "~/design/save-to-plan";
import { makeListing, readPost } from "~/match/results/result.server";
import { readTimeline } from "~/timeline/page/read-timeline.server";
import { makeTrip } from "~/visits/trip/trip.server";
import type { SavedContent, SavedTool } from "./saved";
import type { Shown } from "./saved-view";
import { aidTables, collegeTables, deadlineTables, loanTables, roadTables, scoreTables } from "./yearly-tables.server";

/** A result worked out from kept answers. `name` is what it is called until somebody calls it otherwise. */
export interface Worked extends SavedContent {
  readonly shown: Shown;
  readonly money: boolean;
  /** Said where a later year has its tables now. */
  readonly later: string | null;
}

/**
 * Works a result out from the answers of a tool, by the tables of now. Null when the tool does not take them, as a
 * posted form may say anything and a class year may be over.
 *
 * @param answers as `URLSearchParams` writes them; what the tool does not ask for is dropped
 */
export async function workOutSaved(tool: SavedTool, answers: string, today: Day): Promise<Worked | null> {
  const form = new URLSearchParams(answers);
  switch (tool) {
    case "match":
      return match(form, today);
    case "costs":
      return costs(form);
    case "sai":
      return sai(form);
    case "timeline":
      return timeline(form, today);
    case "trips":
      return trip(form);
    case "letter":
      return letter(form);
  }
}

const plural = (many: number, one: string, more: string) => `${count(many)} ${many === 1 ? one : more}`;

function named(names: readonly string[]): string {
  const [first = "", ...others] = names;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

function match(form: URLSearchParams, today: Day): Worked | null {
  const asked = readPost(new URLSearchParams(), form, Number(today.slice(0, 4)));
  if (asked.kind !== "list") return null;
  const { answers, params } = asked;
  const listing = makeListing(answers, params);
  const money = answers.budget !== null || answers.income !== null;
  const entered = { budget: form.get("budget") ?? "", income: form.get("income") ?? "" };
  const kept = new URLSearchParams(listing.search);
  if (money) for (const [name, value] of Object.entries(entered)) if (value !== "") kept.set(name, value.slice(0, 200));
  const { suggested, total, counts } = listing;
  return {
    name: "College match",
    answers: kept.toString(),
    headline: `${plural(total, "college fits", "colleges fit")}, ${suggested.length} to start from: ${count(counts.safety)} safety, ${count(counts.target)} target, ${count(counts.reach)} reach`,
    tables: [collegeTables(), scoreTables()],
    money,
    later: null,
    shown: { tool: "match", listing, money: money ? entered : null },
  };
}

function costs(form: URLSearchParams): Worked | null {
  form.delete("intent");
  const { outcome } = answerForm(form);
  if (outcome === null) return null;
  const kept = keptCost(form);
  const { grids, answers } = outcome;
  const each = grids.map(
    ({ name, cost }) => `${name} ${cost === null ? "not reported" : dollars(Math.round(cost.net.mid))}`,
  );
  return {
    name: `Costs of ${named(grids.map(({ name }) => name))}`,
    answers: answersOf(kept),
    headline: `Net price, all years: ${each.join("; ")}`,
    tables: [collegeTables(), loanTables(answers.entry)],
    money: true,
    later: null,
    shown: { tool: "costs", outcome, kept },
  };
}

function sai(form: URLSearchParams): Worked | null {
  // The other household of a what-if belongs to that household.
  for (const name of [...form.keys()]) if (name === "intent" || name.startsWith("earlier.")) form.delete(name);
  const reading = readKeptAnswers(form);
  if (!reading.ok) return null;
  const outcome = workOut(reading.answers);
  const kept = keptAid(form);
  const { awardYear, result } = outcome;
  const owner = resultOwner(outcome, null);
  const whatIf = owner.kind === "what-if" ? ` if ${sideNames[owner.here]} counted` : "";
  return {
    name: `Student Aid Index for ${awardYear}${whatIf}`,
    answers: answersOf(kept),
    headline: `Student Aid Index ${indexText(result.sai)}, Pell Grant ${dollars(result.pell)} for ${awardYear}`,
    tables: [aidTables(awardYear)],
    money: true,
    later:
      awardYear < usualAwardYear
        ? `These answers are for ${awardYear}. Most families now ask for ${usualAwardYear}: open the calculator and choose that year.`
        : null,
    shown: { tool: "sai", outcome, kept },
  };
}

function timeline(form: URLSearchParams, today: Day): Worked | null {
  form.delete("view");
  let asked = readTimeline(form, today);
  if (asked.kind === "moved") asked = readTimeline(new URLSearchParams(asked.search), today);
  if (asked.kind !== "plan") return null;
  const { page } = asked;
  const { entry, applications, tasks } = page.timeline;
  const [first] = [...applications].sort((one, other) => one.date.localeCompare(other.date));
  return {
    name: `Timeline to fall ${entry}`,
    answers: page.search,
    headline:
      first === undefined
        ? `${plural(tasks.length, "task", "tasks")} to fall ${entry}`
        : `${plural(applications.length, "deadline", "deadlines")}, the first on ${writeDay(first.date)} (${first.name}); ${plural(tasks.length, "task", "tasks")}`,
    tables: [deadlineTables(), collegeTables()],
    money: false,
    later: null,
    shown: { tool: "timeline", page },
  };
}

async function trip(form: URLSearchParams): Promise<Worked | null> {
  if (form.size === 0) return null;
  const page = await makeTrip(form);
  if (page.kind === "fix") return null;
  const { view, search } = page;
  return {
    name: view === null ? "Visit trip" : `Trip to ${named(view.stops.map(({ name }) => name))}`,
    answers: search,
    headline:
      view === null
        ? "None of these colleges can be visited this way"
        : `${plural(view.stops.length, "college", "colleges")} in ${plural(view.days.length, "day", "days")}, about ${count(view.miles)} miles, ${dollars(view.cost.total)} for fuel and nights`,
    tables: [roadTables(), collegeTables()],
    money: false,
    later: null,
    shown: { tool: "trips", page },
  };
}

function letter(form: URLSearchParams): Worked | null {
  form.set("intent", "again");
  const { decoded, lines, college, kept } = answerLetter(form, letterCollege(form));
  if (decoded === null || lines === null) return null;
  return {
    name: college?.name ?? "Award letter",
    answers: letterAnswers(lines, college, kept),
    headline: `Net price ${decoded.netPrice === null ? "not in the letter" : `${dollars(decoded.netPrice)} a year`}, ${dollars(decoded.grants)} of grants`,
    tables: [],
    money: true,
    later: null,
    shown: { tool: "letter", decoded, college },
  };
}
