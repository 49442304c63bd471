import { documents } from "../site/judged";
import type { Check } from "../site/site";

/** Bytes before compression. */
const most = 400 * 1024;

export const heavyPages: Check = {
  key: "heavy",
  title: "Documents that are too large",
  why: "On an old phone a large document takes seconds before anything can be read.",
  find: (site) =>
    documents(site)
      .filter(({ bytes }) => bytes > most)
      .map(({ path, bytes }) => ({
        path,
        about: "",
        words: `It has ${Math.round(bytes / 1024)} kB before compression.`,
      })),
};
