/**
 * Part of every build: the front matter of each page of words, and each redirect, must fit its schema. Names the file
 * and the fault, and ends with 1. The rest of a page (figures, links, headings) is checked by `npm run words` and the
 * tests.
 */
import { pageFiles } from "~/library/writing/files/files.server";
import "~/library/addresses/redirects.server";
import { explain } from "./explain";

try {
  pageFiles();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
