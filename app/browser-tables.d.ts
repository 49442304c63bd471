/* What `app/commands/browser-tables.js` makes when the site is built. */

/** Names of all colleges for the search in the browser (`app/commands/browser-tables.js`). */
declare module "virtual:college-names" {
  import type { NameTable } from "~/colleges/find/named-row";

  const table: NameTable;
  export default table;
}

/** Figures of all colleges for the match in the browser; shares of fields and middles of ZIP codes for who names some. */
declare module "virtual:match-table" {
  import type { MatchTable } from "~/match/live/read-table";

  const table: MatchTable;
  export default table;
}
declare module "virtual:match-fields" {
  import type { FieldRow } from "~/match/live/read-table";

  const rows: readonly FieldRow[];
  export default rows;
}
declare module "virtual:zip-places" {
  import type { ZipTable } from "~/match/live/read-places";

  const table: ZipTable;
  export default table;
}
