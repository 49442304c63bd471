/**
 * Tables of colleges that browsers load when somebody uses a tool: columns of `content/facts/`, taken out when the site
 * is built, so that they are never older than what the server reads. Each becomes a file of the program, whose name
 * changes with its content and which the service worker keeps.
 */
import { readFileSync } from "node:fs";
import { kindsIn, packTable, unpackTable } from "../colleges/packed/packed-table";

const facts = new URL("../../content/facts/", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, facts), "utf8");

/** @returns {readonly Record<string, any>[]} */
function colleges() {
  const [header, ...lines] = read("colleges/colleges.jsonl").trimEnd().split("\n");
  /** @type {readonly string[]} */
  const names = JSON.parse(header ?? "[]");
  return lines.map((line) => {
    /** @type {readonly unknown[]} */
    const row = JSON.parse(line);
    return Object.fromEntries(names.map((name, at) => [name, row[at] ?? null]));
  });
}

/** What the search by name and the match need; `namesIn` in `app/colleges/find/named-row.ts` reads it back. */
function nameTable() {
  const rows = colleges();
  const text = (/** @type {string} */ name) => rows.map((row) => row[name]);
  return {
    names: text("name"),
    cities: text("city"),
    states: text("state"),
    figures: packTable({ unitid: text("unitid"), undergraduates: text("undergraduates") }, ["unitid"]),
  };
}

/** What else a college is called, for the search alone. */
const aliasTable = () => ({
  aliases: colleges().map(({ alias }) => alias),
  nicknames: JSON.parse(read("colleges/nicknames.json")).nicknames,
});

/**
 * What the match needs of a college as it stands, besides its name and students. A test holds the lists made from it to
 * those of the whole table, so a column that the model begins to read has to come here.
 * `app/match/live/read-table.ts` reads it back. Columns that are reported together stand beside each other.
 */
const plainColumns = [
  "lat",
  "lon",
  "mainCampus",
  "awardsAssociate",
  "carnegie",
  "missions",
  "religion",
  "verifyOpen",
  "onlineOnly",
  // How a chance was worked out says the applicants and the years.
  "system",
  "pellShare",
  "open",
  "rate",
  "applicants",
  "admissionYear",
  "testPolicyYear",
  "testPolicy",
  "factors",
  "satSubmit",
  "actSubmit",
  "costYear",
  "tuitionInState",
  "netPrice",
  "graduationRate",
  "retention",
  "earnings10",
  "debt",
];
/** What a state pays is asked of public colleges alone. */
const publicColumns = ["anyGrantShare", "anyGrantAverage", "stateGrantShare", "stateGrantAverage"];

const ways = [0, 1, 2];
const bands = [0, 1, 2, 3, 4];
const difference = (/** @type {number | null} */ a, /** @type {number} */ b) => (a === null ? null : a - b);
/** The degrees a college mainly awards are bachelor's, or none is the main one. */
const mainlyBachelors = (/** @type {Record<string, any>} */ row) =>
  row.level === "4year" && (row.predominant === "bachelor" || row.predominant === null);

/** Columns by name. What mostly follows another figure is kept as the difference from it. */
function matchTable() {
  const rows = colleges();
  const column = (/** @type {(row: Record<string, any>) => any} */ cell) => rows.map(cell);
  const columnsOf = (
    /** @type {string} */ name,
    /** @type {readonly number[]} */ parts,
    /** @type {(row: Record<string, any>, part: number) => number | null} */ cell,
  ) => Object.fromEntries(parts.map((part) => [`${name}${part}`, rows.map((row) => cell(row, part))]));
  const only = (/** @type {(row: Record<string, any>) => boolean} */ asked, /** @type {string} */ name) =>
    column((row) => (asked(row) ? row[name] : null));
  const counted = (/** @type {Record<string, any>} */ row) => row.level === "4year" && !mainlyBachelors(row);
  const added = (/** @type {Record<string, any>} */ row) => difference(row.tuitionOutOfState, row.tuitionInState ?? 0);
  // The middle of scores first, then the quarters by how far they are from it.
  const scores = (/** @type {string} */ name) =>
    columnsOf(name, [1, 0, 2], (row, part) =>
      part === 1 ? (row[name]?.[1] ?? null) : difference(row[name]?.[part] ?? null, row[name]?.[1] ?? 0),
    );
  return packTable(
    {
      kind: column(({ control, level, predominant }) => [control, level, predominant ?? ""].join(" ")),
      locale: column(({ locale }) => locale?.split(" ")[0] ?? null),
      ...Object.fromEntries(plainColumns.map((name) => [name, column((row) => row[name])])),
      ...Object.fromEntries(publicColumns.map((name) => [name, only(({ control }) => control === "public", name)])),
      ...scores("satReadingWriting"),
      ...scores("satMath"),
      ...scores("act"),
      fullTimeLess: column((row) => difference(row.fullTime, row.undergraduates ?? 0)),
      addedOutOfState: column(added),
      ...columnsOf("inState", ways, (row, way) =>
        difference(row.publishedInState?.[way] ?? null, row.tuitionInState ?? 0),
      ),
      ...columnsOf("outOfState", ways, (row, way) =>
        difference(
          row.publishedOutOfState?.[way] ?? null,
          (row.publishedInState?.[way] ?? row.tuitionInState ?? 0) + (added(row) ?? 0),
        ),
      ),
      publishedBefore: column((row) =>
        difference(row.publishedInNetPriceYear, row.publishedInState?.[0] ?? row.tuitionInState ?? 0),
      ),
      // Band by band, each price less that of the band below: most colleges rise alike.
      ...columnsOf("byIncome", bands, ({ netPrice, netPriceByIncome: prices }, band) =>
        difference(prices?.[band] ?? null, prices?.[band - 1] ?? netPrice ?? 0),
      ),
      ...columnsOf("netPriceStudents", bands, (row, band) => row.netPriceStudents?.[band] ?? null),
      // Said beside a low rate; a rate over 35 percent is none.
      transferOut: only(({ graduationRate }) => graduationRate !== null && graduationRate < 0.35, "transferOut"),
      housing: column((row) => (row.roomBoardOnCampus === null ? 0 : 1)),
      // Who names no field is asked only whether there are few, and a large share of theology.
      bachelorFields: column((row) => (row.level === "4year" ? (row.fieldsBachelor?.split(" ").length ?? null) : null)),
      theology: column((row) => (Number(/\b39:(\d+)/.exec(row.fieldShares ?? "")?.[1] ?? 0) >= 1000 ? 1 : 0)),
      associateDegrees: only(counted, "associateDegrees"),
      bachelorDegrees: only(counted, "bachelorDegrees"),
    },
    ["lat", "lon"],
  );
}

/**
 * For students who name fields: how much of a college's work each one is, and at which level it's taught. Shares are
 * published in ten-thousandths of an unsaid number of graduates; as graduates of the smallest number that all shares
 * of a college agree with they are half as long.
 */
function fieldTable() {
  const rows = colleges();
  const cells = rows.map(({ fieldShares, fieldsBachelor, fieldsAssociate }) => {
    /** @type {ReadonlyMap<string, number>} */
    const shares = new Map(
      (fieldShares?.split(" ") ?? []).map((/** @type {string} */ word) => [word.slice(0, 2), Number(word.slice(3))]),
    );
    const of = graduatesBehind([...shares.values()]);
    return { shares, of, bachelor: fieldsBachelor?.split(" ") ?? [], associate: fieldsAssociate?.split(" ") ?? [] };
  });
  const families = [
    ...new Set(cells.flatMap(({ shares, bachelor, associate }) => [...shares.keys(), ...bachelor, ...associate])),
  ].sort();
  // Of a college that mainly awards bachelor's degrees only those fields are asked.
  const taught = (
    /** @type {boolean} */ asked,
    /** @type {readonly string[]} */ fields,
    /** @type {string} */ field,
  ) => (asked && fields.includes(field) ? 1 : null);
  const match = matchTable();
  return packTable(
    {
      associateDegrees: rows.map((row) => row.associateDegrees),
      bachelorDegrees: rows.map((row) => row.bachelorDegrees),
      of: cells.map(({ of }) => of),
      ...Object.fromEntries(
        families.flatMap((field) => [
          [
            `share ${field}`,
            cells.map(({ shares, of }) => {
              const share = shares.get(field);
              return share === undefined ? null : Math.round((share * of) / 10_000);
            }),
          ],
          [`bachelor ${field}`, cells.map(({ bachelor }, at) => taught(rows[at]?.level === "4year", bachelor, field))],
          [
            `associate ${field}`,
            cells.map(({ associate }, at) => taught(!mainlyBachelors(rows[at] ?? {}), associate, field)),
          ],
        ]),
      ),
    },
    [],
    kindsIn(match, unpackTable(match)),
  );
}

/** @param {readonly number[]} shares in ten-thousandths */
function graduatesBehind(shares) {
  const agrees = (/** @type {number} */ of) =>
    shares.every((share) => Math.round((10_000 * Math.round((share * of) / 10_000)) / of) === share);
  let of = 1;
  while (!agrees(of)) of += 1;
  return of;
}

/** Middles of ZIP codes, for students who name one, in thousandths of a degree. */
function zipTable() {
  const rows = read("places/zips.txt")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
  const column = (/** @type {number} */ at) => rows.map((row) => row[at] ?? 0);
  return packTable({ code: column(0), lat: column(1), lon: column(2) }, ["code", "lat", "lon"]);
}

/** @type {Readonly<Record<string, () => unknown>>} */
const tables = {
  "virtual:match-table": matchTable,
  "virtual:match-fields": fieldTable,
  "virtual:zip-places": zipTable,
  "virtual:college-names": nameTable,
  "virtual:college-aliases": aliasTable,
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
