import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { factsOf } from "../guides/facts.server";
import { readStateReference } from "../guides/reference";
import { counselorFigure } from "./counselor-figures.server";
import { exampleFigure } from "./example.server";
import type { Figure, Unit } from "./figure";
import { seasonDay, seasonDayProvenance } from "./season-day.server";
import { siteFigures } from "./site-figures";

/** Where a figure comes from, for the list at the end of a page. */
export interface Provenance {
  readonly title: string;
  readonly publisher: string;
  /** The year that the figure is about or was published in, in words. */
  readonly year: string;
  readonly url?: string | undefined;
}

const wordsFact = z.strictObject({
  value: z.union([z.number(), z.string()]),
  unit: z.enum(["dollars", "percent", "number", "date", "text"]),
  year: z.string().min(4),
  source: z.strictObject({
    title: z.string().min(3),
    publisher: z.string().min(2),
    year: z.int().optional(),
    url: z.url({ protocol: /^https?$/ }).optional(),
  }),
  checked: z.iso.date(),
  confidence: z.enum(["confirmed", "recalled"]),
  note: z.string().optional(),
});
const wordsFacts = z.record(z.string().regex(/^[a-z0-9-]+$/), wordsFact);

const files = new Map<string, unknown>();

/** A JSON file below `content/facts/`, read once; null where there is none. */
function factsFile(path: string): unknown {
  const known = files.get(path);
  if (known !== undefined) return known;
  const full = join(process.cwd(), "content", "facts", `${path}.json`);
  const read: unknown = existsSync(full) ? JSON.parse(readFileSync(full, "utf8")) : null;
  files.set(path, read);
  return read;
}

/**
 * What a dotted name of a text stands for: `aid.2026-27.pell.max`, `css-profile.first-report`,
 * `college.228778.netPrice`, `example.lopez.sai`, `season.deadline.228778.rd`, `state.texas.aid.…`, `site.colleges`,
 * `counselor.provider`.
 * @throws Error that says what is wrong with the name
 */
export function resolveFact(name: string): Figure {
  const [subject = "", first = "", ...rest] = name.split(".");
  switch (subject) {
    case "counselor":
      return counselorFigure(first);
    case "college":
      return collegeFigure(Number(first), rest.join("."));
    case "example":
      return exampleFigure(first, rest);
    case "season":
      return seasonDay(first, rest);
    case "site":
      return siteFigure(first);
    case "state":
      return stateFigure(first, rest);
    case "aid":
    case "loans":
      return tableFigure(subject, first, rest);
    default:
      return wordsFigure(subject, first, rest);
  }
}

/** Where the figure behind a name comes from; null for what an example works out or the site says of itself. */
export function provenanceOf(name: string): Provenance | null {
  const [subject = "", first = "", ...rest] = name.split(".");
  switch (subject) {
    case "counselor":
    case "example":
    case "site":
      return null;
    case "college":
      return {
        title: "College Scorecard and IPEDS",
        publisher: "U.S. Department of Education",
        year: "newest years published",
      };
    case "season":
      return seasonDayProvenance(first);
    case "state": {
      const { year, source } = readStateReference(stateFacts(first), rest);
      return { title: source.title, publisher: source.publisher, year, url: source.url };
    }
    case "aid":
      return { title: `Federal aid tables of ${first}`, publisher: "U.S. Department of Education", year: first };
    case "loans":
      return {
        title: "Federal loan terms",
        publisher: "U.S. Department of Education and Public Law 119-21",
        year: first,
      };
    default: {
      const { source, year } = wordsFactOf(subject, first);
      return { title: source.title, publisher: source.publisher, year, url: source.url };
    }
  }
}

function wordsFactOf(subject: string, key: string) {
  const file = factsFile(`words/${subject}`);
  if (file === null) throw new Error(`there is no content/facts/words/${subject}.json`);
  const parsed = wordsFacts.safeParse(file);
  if (!parsed.success) throw new Error(`content/facts/words/${subject}.json: ${z.prettifyError(parsed.error)}`);
  const fact = Object.hasOwn(parsed.data, key) ? parsed.data[key] : undefined;
  if (!fact) throw new Error(`content/facts/words/${subject}.json has no "${key}"`);
  if (fact.confidence === "recalled")
    throw new Error(`${subject}.${key} is only recalled, so it may not be referenced`);
  return fact;
}

function wordsFigure(subject: string, key: string, rest: readonly string[]): Figure {
  if (rest.length > 0) throw new Error(`${subject}.${key} has no parts`);
  const { value, unit } = wordsFactOf(subject, key);
  return { value, unit };
}

/** Tables of the calculators. Rates of the aid tables are shares, those of the loan tables hundredths. */
function tableFigure(folder: "aid" | "loans", file: string, path: readonly string[]): Figure {
  const table = factsFile(`${folder}/${file}`);
  if (table === null) throw new Error(`there is no content/facts/${folder}/${file}.json`);
  const value = path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    table,
  );
  if (typeof value !== "number" && typeof value !== "string") {
    throw new Error(`content/facts/${folder}/${file}.json has no ${path.join(".")}`);
  }
  return { value, unit: unitOf(folder, path, value) };
}

function unitOf(folder: "aid" | "loans", path: readonly string[], value: number | string): Unit | null {
  if (path.some((key) => /rates?$/i.test(key))) return folder === "aid" ? "share" : "percent";
  if (path[0] === "fees" || path.some((key) => /percent/i.test(key))) return "percent";
  return typeof value === "string" && Number.isNaN(Number(value)) ? "text" : null;
}

const collegeFigures: Readonly<Record<string, readonly [(college: College) => number | string | null, Unit]>> = {
  name: [({ name }) => name, "text"],
  city: [({ city }) => city, "text"],
  netPrice: [({ cost }) => cost.netPrice, "dollars"],
  netPriceNewer: [({ cost }) => cost.netPriceNewer, "dollars"],
  netPrice30: [({ cost }) => cost.netPriceByIncome[0], "dollars"],
  netPrice48: [({ cost }) => cost.netPriceByIncome[1], "dollars"],
  netPrice75: [({ cost }) => cost.netPriceByIncome[2], "dollars"],
  netPriceTo110: [({ cost }) => cost.netPriceByIncome[3], "dollars"],
  netPrice110: [({ cost }) => cost.netPriceByIncome[4], "dollars"],
  tuitionInState: [({ cost }) => cost.tuitionInState, "dollars"],
  tuitionInDistrict: [({ cost }) => cost.tuitionInDistrict, "dollars"],
  tuitionOutOfState: [({ cost }) => cost.tuitionOutOfState, "dollars"],
  publishedInState: [({ cost }) => cost.published.inState.onCampus, "dollars"],
  publishedOutOfState: [({ cost }) => cost.published.outOfState.onCampus, "dollars"],
  roomBoard: [({ cost }) => cost.roomBoardOnCampus, "dollars"],
  admissionRate: [({ admission }) => admission.rate, "share"],
  graduationRate: [({ outcomes }) => outcomes.graduationRate, "share"],
  bachelorIn4Years: [({ outcomes }) => outcomes.bachelorIn4Years, "share"],
  retention: [({ outcomes }) => outcomes.retention, "share"],
  medianEarnings: [({ outcomes }) => outcomes.earnings10, "dollars"],
  debt: [({ outcomes }) => outcomes.debt, "dollars"],
  collegeGrantShare: [({ aid }) => aid.collegeGrantShare, "share"],
  collegeGrantAverage: [({ aid }) => aid.collegeGrantAverage, "dollars"],
  stateGrantShare: [({ aid }) => aid.stateGrantShare, "share"],
  stateGrantAverage: [({ aid }) => aid.stateGrantAverage, "dollars"],
  undergraduates: [({ students }) => students.undergraduates, "number"],
};

function collegeFigure(unitid: number, what: string): Figure {
  const college = catalogue().byUnitid.get(unitid);
  if (!college) throw new Error(`there is no college ${unitid}`);
  const found = Object.hasOwn(collegeFigures, what) ? collegeFigures[what] : undefined;
  if (!found) throw new Error(`a college has no "${what}": it has ${Object.keys(collegeFigures).join(", ")}`);
  const [read, unit] = found;
  const value = read(college);
  // Grants above the published price are no income of the family.
  return { value: typeof value === "number" && what.startsWith("netPrice") ? Math.max(0, value) : value, unit };
}

function siteFigure(what: string): Figure {
  const all = siteFigures(catalogue().all);
  const value = Object.hasOwn(all, what) ? all[what] : undefined;
  if (value === undefined)
    throw new Error(`the site does not count "${what}": it counts ${Object.keys(all).join(", ")}`);
  return { value, unit: "text" };
}

function stateFacts(slug: string) {
  const facts = factsOf(slug);
  if (facts === null) throw new Error(`there is no content/facts/states/${slug}.json`);
  return facts;
}

function stateFigure(slug: string, path: readonly string[]): Figure {
  const { value, unit } = readStateReference(stateFacts(slug), path);
  return { value, unit };
}
