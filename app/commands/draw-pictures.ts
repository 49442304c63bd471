/**
 * Part of every build: the picture with which each page is shared (1200 × 630, `docs/decisions/0025`). Those of the
 * 3,700 colleges are drawn when they are first asked for.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPageList } from "~/library/pages/pages.server";
import { drawnFolder, drawSocialImageOf } from "~/library/pages/social.server";
import { socialImageSlug } from "~/seo/social-image";

mkdirSync(drawnFolder, { recursive: true });
for (const { path } of openPageList()) {
  const image = await drawSocialImageOf(path);
  if (image === null) throw new Error(`There is nothing to draw for ${path}.`);
  writeFileSync(join(drawnFolder, `${socialImageSlug(path)}.png`), image);
}
