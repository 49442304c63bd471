import { searchColleges } from "~/colleges/search/search";
import { collegeIndex } from "~/colleges/search/search.server";
import { pageIndex } from "~/search/page-index.server";
import { searchPages } from "~/search/search-pages";
import { type Figure, once, timed } from "./figures";

/** What people type, also half, misspelt and far too long. */
const questions = [
  "fafsa",
  "divorsed parents fafsa",
  "texas grant deadline",
  "how do i write an essay",
  "test optinal",
  "ohio state",
  "scholarhip",
  "pell",
  "what does a stepparent have to do with my financial aid",
  "unviersity of michgan",
  "zzxqyv qwrtzp",
  "x".repeat(200),
];

export async function figures(): Promise<readonly Figure[]> {
  const loading = [
    await once("index the pages", () => pageIndex()),
    await once("index the colleges", () => collegeIndex()),
  ];
  const nth = (at: number) => questions[at % questions.length] ?? "";
  return [
    ...loading,
    timed(`search ${pageIndex().pages.documentCount} pages`, 600, (at) => searchPages(pageIndex(), nth(at), 8)),
    timed("search pages and colleges", 600, (at) => [
      searchPages(pageIndex(), nth(at), 8),
      searchColleges(collegeIndex(), nth(at)),
    ]),
  ];
}
