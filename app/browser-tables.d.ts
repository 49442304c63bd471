/* What `app/commands/browser-tables.js` makes when the site is built. */

/** Names of all colleges, for the search and the match in the browser. */
declare module "virtual:college-names" {
  import type { NameTable } from "~/colleges/find/named-row";

  const table: NameTable;
  export default table;
}

/** What else they are called, for the search alone. */
declare module "virtual:college-aliases" {
  import type { AliasTable } from "~/colleges/find/named-row";

  const table: AliasTable;
  export default table;
}

/**
 * Figures of all colleges for the match in the browser; shares of fields and middles of ZIP codes for who names some.
 */
declare module "virtual:match-table" {
  import type { PackedTable } from "~/colleges/packed/packed-table";

  const table: PackedTable;
  export default table;
}
declare module "virtual:match-fields" {
  import type { PackedTable } from "~/colleges/packed/packed-table";

  const table: PackedTable;
  export default table;
}
declare module "virtual:zip-places" {
  import type { PackedTable } from "~/colleges/packed/packed-table";

  const table: PackedTable;
  export default table;
}
