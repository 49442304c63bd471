/** `npm run fonts`: makes the font files of `app/design/fonts/` anew, after a package or what we need changed. */
import { writeFileSync } from "node:fs";
import { faces, subsetOf, wholeFace } from "~/design/fonts/subset.server";

for (const { file, from } of faces) {
  const subset = await subsetOf(from);
  writeFileSync(new URL(`../design/fonts/${file}`, import.meta.url), subset);
  console.log(
    `${file}: ${subset.length.toLocaleString("en-US")} of ${wholeFace(from).length.toLocaleString("en-US")} bytes`,
  );
}
