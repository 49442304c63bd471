/**
 * Part of every build: the passages of its pages with their words, which the counselor and the search answer from. A
 * process reads them instead of the pages.
 */
import { mkdirSync } from "node:fs";
import { buildPassages } from "~/counselor/passages/passages.server";

mkdirSync("build", { recursive: true });
buildPassages();
