import { LRUCache } from "lru-cache";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { stateName } from "~/colleges/states";
import { drawSocialImage, type SocialWords } from "~/seo/draw-social-image.server";
import { site } from "~/site";
import { pageTitles } from "./pages.server";
import { pageFileAt } from "./writing/articles.server";

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
  const front = pageFileAt(path)?.front;
  if (front) return signed(labelOf(path), front.title);
  const page = pageTitles(path);
  return page ? signed(labelOf(path), page.title) : null;
}

function labelOf(path: string): string {
  if (path.startsWith("/help")) return "Help Center";
  if (path.startsWith("/blog")) return "Blog";
  if (path.startsWith("/emmas-story")) return "Emma’s Story";
  if (/^\/(state-)?college-planning-/.test(path)) return "State guides";
  return /guide$/.test(path) ? "Guide" : "College planning";
}

/** Pictures that were asked for, each drawn once. About 60 kB each. */
const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 300 });

/** The picture of a page as a PNG file, null where there is no such page. Drawn when it is first asked for (about 30 ms). */
export function socialImageOf(path: string): Promise<Uint8Array<ArrayBuffer>> | null {
  const known = drawn.get(path);
  if (known) return known;
  const words = socialWordsOf(path);
  if (words === null) return null;
  const image = drawSocialImage(words);
  image.catch(() => drawn.delete(path));
  drawn.set(path, image);
  return image;
}
