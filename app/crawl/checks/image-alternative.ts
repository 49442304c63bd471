import { documents } from "../site/judged";
import type { Check } from "../site/site";

export const alternatives: Check = {
  key: "image-alternative",
  title: "Images without an alternative",
  why: "Whoever can’t see the image learns nothing of it. One that only decorates has an empty alternative.",
  find: (site) =>
    documents(site).flatMap(({ path, words: { images } }) =>
      images
        .filter(({ alternative }) => alternative === null)
        .map(({ source }) => ({ path, about: source, words: `The image ${source} has no alt.` })),
    ),
};
