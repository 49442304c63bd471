import { documents } from "../site/judged";
import type { Check } from "../site/site";

export const structuredFaults: Check = {
  key: "structured-fault",
  title: "Structured data with faults",
  why: "A search engine leaves out structured data that lacks what its kind requires.",
  find: (site) =>
    documents(site).flatMap(({ path, words: { structured } }) =>
      structured.flatMap(({ kind, faults }) => faults.map((words) => ({ path, about: kind, words }))),
    ),
};
