/**
 * npm run match:fit -- [--write]
 *
 * Fits the constants of the chance rule on the published tables and prints them with how well they fit. With `--write`
 * they go to `content/facts/admission/fitted.json`, where the rule reads them.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { catalogue } from "~/colleges/catalogue.server";
import { fitOnPublishedTables } from "~/match/model/chance/published-tables";

const { values } = parseArgs({ options: { write: { type: "boolean" } } });
const text = `${JSON.stringify(fitOnPublishedTables(catalogue().all), null, 2)}\n`;
process.stdout.write(text);
if (values.write) writeFileSync(join("content", "facts", "admission", "fitted.json"), text);
