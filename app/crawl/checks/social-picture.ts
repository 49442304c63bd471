import { indexable } from "../site/judged";
import type { Check, CrawledSite } from "../site/site";

export const socialPictures: Check = {
  key: "social-picture",
  title: "Pages without a social image",
  why: "A link in a family’s chat without a picture is a bare address. The head of every image is asked for, and one image of each part of the site is fetched whole.",
  find: (site) =>
    indexable(site).flatMap(({ path, words: { socialImage } }) => {
      const words = faultOf(site, socialImage);
      return words === null ? [] : [{ path, about: "", words }];
    }),
};

function faultOf({ origin, pictures }: CrawledSite, socialImage: string | null): string | null {
  if (socialImage === null) return "It names none.";
  if (!socialImage.startsWith(`${origin}/`)) return `It names ${socialImage}, which is no whole address of this site.`;
  const answer = pictures?.get(socialImage);
  if (answer === undefined) return null;
  const { status, type } = answer;
  if (status === 0) return `${socialImage} doesn’t answer.`;
  if (status !== 200) return `${socialImage} answers ${status}.`;
  if (type?.startsWith("image/")) return null;
  return `${socialImage} is no image${type === null ? "" : ` but ${type}`}.`;
}
