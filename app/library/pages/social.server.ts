import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { majorsTable } from "~/colleges/majors/majors.server";
import { stateName } from "~/geography/states";
import { languageAt } from "~/language";
import { drawSocialImage, type SocialWords } from "~/seo/draw-social-image.server";
import { socialImageSlug } from "~/seo/social-image";
import { site } from "~/site";
import { pageFileAt } from "../writing/articles/articles.server";
import { perPublished } from "../writing/files/stored-pages.server";
import { pageTitles } from "./pages.server";

const signed = (label: string, title: string): SocialWords => ({
  label,
  title,
  site: site.name,
  tagline: site.tagline,
});

/** What the picture of a page says; null where there is no such page. */
function socialWordsOf(path: string): SocialWords | null {
  if (path === "/")
    return signed("College planning", "Your colleges, their real price, and your chances, with reasons");
  const college = catalogue().byUnitid.get(Number(/^\/colleges\/(\d{6})-/.exec(path)?.[1]));
  if (college && collegePath(college) === path) {
    return signed(`${college.city}, ${stateName(college.state)}`, college.name);
  }
  const major = majorsTable().byCode.get(/^\/majors\/(\d{4})-/.exec(path)?.[1] ?? "");
  if (major?.path === path) return signed("Majors and careers", major.name);
  const front = pageFileAt(path)?.front;
  if (front) return signed(labelOf(path), front.title);
  const page = pageTitles(path);
  return page ? signed(labelOf(path), page.title) : null;
}

function labelOf(path: string): string {
  if (path.startsWith("/help")) return "Help Center";
  if (path.startsWith("/blog")) return "Blog";
  if (languageAt(path) === "es") return "En español";
  if (path.startsWith("/emmas-story")) return "Emma’s Story";
  if (/^\/(state-)?college-planning-/.test(path)) return "State guides";
  return /guide$/.test(path) ? "Guide" : "College planning";
}

/** Where the build puts the pictures of all pages but those of single colleges, from the folder of the project. */
export const drawnFolder = join("build", "social");

/** Pictures that were asked for, each read or drawn once while nothing else is published. About 60 kB each. */
const pictures = perPublished(() => new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 300 }));

/**
 * The picture of a page as a PNG file, null where there is no such page. The one that the build drew, or one that is
 * drawn when it is first asked for (about 30 ms): that of a college, and every one while the site is being worked on.
 */
export function socialImageOf(path: string): Promise<Uint8Array<ArrayBuffer>> | null {
  const known = pictures();
  const before = known.get(path);
  if (before) return before;
  const file = join(drawnFolder, `${socialImageSlug(path)}.png`);
  const image =
    import.meta.env.PROD && existsSync(file)
      ? readFile(file).then((bytes) => Uint8Array.from(bytes))
      : drawSocialImageOf(path);
  if (image === null) return null;
  image.catch(() => known.delete(path));
  known.set(path, image);
  return image;
}

/** Whether a page has a picture, without drawing it. */
export const hasSocialImage = (path: string): boolean => socialWordsOf(path) !== null;

/** Draws the picture of a page; null where there is no such page. */
export function drawSocialImageOf(path: string): Promise<Uint8Array<ArrayBuffer>> | null {
  const words = socialWordsOf(path);
  return words === null ? null : drawSocialImage(words);
}
