import { languageTag, pathIn } from "~/language";

/** A tool's address in each language, as `hreflang` names them. @param path of the tool in English */
export const toolLanguages = (path: string) => ({
  [languageTag.en]: path,
  [languageTag.es]: pathIn("es", path),
  "x-default": path,
});
