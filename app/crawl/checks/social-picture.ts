import { indexable } from "../site/judged";
import type { Check } from "../site/site";

export const socialPictures: Check = {
  key: "social-picture",
  title: "Pages without a social image",
  why: "A link in a family’s chat without a picture is a bare address.",
  find: (site) =>
    indexable(site)
      .filter(({ words: { socialImage } }) => !socialImage?.startsWith(`${site.origin}/`))
      .map(({ path, words: { socialImage } }) => ({
        path,
        about: "",
        words:
          socialImage === null ? "It names none." : `It names ${socialImage}, which is no whole address of this site.`,
      })),
};
