/**
 * Tables of colleges that browsers load when somebody uses a tool: columns of `content/facts/`, taken out when the site
 * is built, so that they are never older than what the server reads. Each becomes a file of the program, whose name
 * changes with its content and which the service worker keeps.
 */
import { readFileSync } from "node:fs";

const facts = new URL("../../content/facts/", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, facts), "utf8");

/** What the search by name needs; `NamedRow` in `app/colleges/find/named-row.ts` has the same order. */
const nameColumns = ["unitid", "name", "alias", "city", "state", "undergraduates"];

/** @param {readonly string[]} wanted */
function columns(wanted) {
  const [header, ...lines] = read("colleges/colleges.jsonl").trimEnd().split("\n");
  /** @type {readonly string[]} */
  const names = JSON.parse(header ?? "[]");
  const at = wanted.map((name) => names.indexOf(name));
  if (at.includes(-1)) throw new Error(`colleges.jsonl has not all of the columns ${wanted.join(", ")}`);
  return lines.map((line) => {
    const row = JSON.parse(line);
    return at.map((index) => row[index] ?? null);
  });
}

/**
 * What the match needs of a college besides its name and students. A test holds the lists made from it to those of the
 * whole table, so a column that the model begins to read has to come here. `app/match/live/read-table.ts` reads it
 * back.
 */
const plainColumns = [
  ...["unitid", "state", "lat", "lon", "control", "level", "predominant", "mainCampus", "awardsAssociate"],
  ...[
    "carnegie",
    "missions",
    "religion",
    "verifyOpen",
    "onlineOnly",
    "system",
    "fullTime",
    "pellShare",
    "open",
    "rate",
    // How a chance was worked out says them.
    "applicants",
    "admissionYear",
    "testPolicyYear",
  ],
  ...["satReadingWriting", "satMath", "act", "satSubmit", "actSubmit", "testPolicy", "factors", "costYear"],
  ...["tuitionInState", "netPrice", "publishedInNetPriceYear"],
  ...["graduationRate", "retention", "earnings10", "debt"],
];
/** What a state pays is asked of public colleges alone. */
const publicColumns = ["anyGrantShare", "anyGrantAverage", "stateGrantShare", "stateGrantAverage"];

/** Columns by name. Prices of others and of ways of living are kept as differences, which are mostly the same few. */
function matchTable() {
  const names = [
    ...plainColumns,
    ...publicColumns,
    ...[
      "netPriceByIncome",
      "netPriceStudents",
      "tuitionOutOfState",
      "publishedInState",
      "publishedOutOfState",
      "locale",
      "transferOut",
    ],
    ...["roomBoardOnCampus", "fieldShares", "fieldsBachelor", "fieldsAssociate"],
    ...["associateDegrees", "bachelorDegrees"],
  ];
  const rows = columns(names).map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
  const plain = Object.fromEntries(plainColumns.map((name) => [name, rows.map((row) => row[name])]));
  const difference = (/** @type {number | null} */ a, /** @type {number} */ b) => (a === null ? null : a - b);
  const added = rows.map((row) => difference(row.tuitionOutOfState, row.tuitionInState ?? 0));
  const ways = [0, 1, 2];
  const bands = [0, 1, 2, 3, 4];
  // Of a college that mainly awards bachelor's degrees only those fields are asked; degrees are counted at the others.
  const mainlyBachelors = (/** @type {Record<string, any>} */ row) =>
    row.level === "4year" && (row.predominant === "bachelor" || row.predominant === null);
  const only = (/** @type {(row: Record<string, any>) => boolean} */ asked, /** @type {string} */ name) =>
    rows.map((row) => (asked(row) ? row[name] : null));
  const counted = (/** @type {Record<string, any>} */ row) => row.level === "4year" && !mainlyBachelors(row);
  return {
    ...plain,
    ...Object.fromEntries(publicColumns.map((name) => [name, only(({ control }) => control === "public", name)])),
    // Increasing numbers, as steps.
    unitid: rows.map((row, at) => row.unitid - (rows[at - 1]?.unitid ?? 0)),
    addedOutOfState: added,
    inState: ways.map((way) =>
      rows.map((row) => difference(row.publishedInState?.[way] ?? null, row.tuitionInState ?? 0)),
    ),
    outOfState: ways.map((way) =>
      rows.map((row, at) =>
        difference(
          row.publishedOutOfState?.[way] ?? null,
          (row.publishedInState?.[way] ?? row.tuitionInState ?? 0) + (added[at] ?? 0),
        ),
      ),
    ),
    // Band by band, each price less that of the band below: most colleges rise alike.
    byIncome: bands.map((band) =>
      rows.map(({ netPrice, netPriceByIncome: prices }) =>
        difference(prices?.[band] ?? null, prices?.[band - 1] ?? netPrice ?? 0),
      ),
    ),
    netPriceStudents: bands.map((band) => rows.map((row) => row.netPriceStudents?.[band] ?? null)),
    locale: rows.map(({ locale }) => locale?.split(" ")[0] ?? null),
    // Said beside a low rate; a rate over 35 percent is none.
    transferOut: only(({ graduationRate }) => graduationRate !== null && graduationRate < 0.35, "transferOut"),
    fieldsBachelor: only(({ level }) => level === "4year", "fieldsBachelor"),
    fieldsAssociate: only((row) => !mainlyBachelors(row), "fieldsAssociate"),
    housing: rows.map((row) => (row.roomBoardOnCampus === null ? 0 : 1)),
    theology: rows.map((row) => Number(/\b39:(\d+)/.exec(row.fieldShares ?? "")?.[1] ?? 0) >= 1000),
    associateDegrees: only(counted, "associateDegrees"),
    bachelorDegrees: only(counted, "bachelorDegrees"),
  };
}

/** For students who name fields: how much of a college's work each one is. */
const fieldTable = () => columns(["fieldShares", "associateDegrees", "bachelorDegrees"]);

/** Middles of ZIP codes, for students who name one: as steps from one code to the next, in thousandths of a degree. */
function zipTable() {
  const rows = read("places/zips.txt")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
  return [0, 1, 2].map((column) => rows.map((row, at) => (row[column] ?? 0) - (rows[at - 1]?.[column] ?? 0)));
}

/** @type {Readonly<Record<string, () => unknown>>} */
const tables = {
  "virtual:match-table": matchTable,
  "virtual:match-fields": fieldTable,
  "virtual:zip-places": zipTable,
  "virtual:college-names": () => ({
    rows: columns(nameColumns),
    nicknames: JSON.parse(read("colleges/nicknames.json")).nicknames,
  }),
};

/** @type {import("vite").Plugin} */
export const browserTables = {
  name: "browser-tables",
  resolveId: (id) => (id in tables ? `\0${id}` : undefined),
  load(id) {
    const table = id.startsWith("\0") ? tables[id.slice(1)] : undefined;
    // Text is parsed several times faster as JSON than as program.
    return table && `export default JSON.parse('${JSON.stringify(table()).replace(/[\\']/g, "\\$&")}')`;
  },
};
