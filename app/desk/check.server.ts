import { dayIn } from "~/calendar/eastern-day";
import { comparedWords, hardestGrade, mostAlike, sharedPart, shingles } from "~/library/checks/alike";
import { checkText } from "~/library/checks/check.server";
import { linkTargets } from "~/library/checks/link-targets.server";
import { proseAt } from "~/library/pages/page-groups.server";
import { openPageList } from "~/library/pages/pages.server";
import { listings } from "~/library/writing/articles/articles.server";
import { pageFiles } from "~/library/writing/files/files.server";
import type { DraftReport } from "./draft-report";
import { type ArticleFields, type FieldName, fieldLabels, textOf } from "./fields";

/** The text of a version with the days it would have if it were published today. */
export function draftText(fields: ArticleFields, now: Date): string {
  const today = dayIn("America/New_York", now);
  return textOf(fields, { published: today, updated: today });
}

/**
 * Everything `npm run words` and the tests of the library check of a file, for a version that is no file yet: front
 * matter, figures, sources, links, headings, words, grade, and how much of it stands on another page. Comparing it with
 * every page takes a while, so it goes in steps, and others are answered in between.
 */
export async function checkDraft(fields: ArticleFields, slug: string, now: Date): Promise<DraftReport> {
  const file = `blog/${slug}.md`;
  const own = `/blog/${slug}`;
  const known = linkTargets([...openPageList().map(({ path }) => path), own]);
  const { problems, reading, prose } = checkText(file, () => draftText(fields, now), known);
  const others = listings().filter(({ to }) => to !== own);
  const nearest = await nearestTo(prose, own);
  return {
    problems: [
      ...problems.flatMap((problem) => byField(problem.replace(`content/${file}\n`, ""))),
      ...(others.some(({ title }) => title === fields.title) ? ["another page has this title"] : []),
      ...(others.some(({ description }) => description === fields.description)
        ? ["another page has this description"]
        : []),
      ...(fields.category !== "" && !categories().some(({ value }) => value === fields.category)
        ? [`there is no category ${fields.category}`]
        : []),
      ...(reading !== null && reading.grade > hardestGrade
        ? [`it reads at grade ${reading.grade}: ${hardestGrade} is the most a family can bear`]
        : []),
      ...(nearest !== null && nearest.share > mostAlike
        ? [`${Math.round(nearest.share * 100)}% of it stands on ${nearest.path} too`]
        : []),
    ],
    reading,
    nearest,
  };
}

/**
 * What the schema of front matter finds, which comes as one text of marks and paths, as a line for each field by the
 * name that it has in the form. Any other problem is a line already.
 */
export const byField = (problem: string): readonly string[] =>
  problem.split(/\n(?=✖ )/).map((part) => {
    const [, said, field, place = ""] = /^✖ (.*)\n\s*→ at (\w+)(.*)$/s.exec(part) ?? [];
    if (said === undefined || field === undefined) return part.replace(/^✖ /, "");
    const label = fieldLabels[field as FieldName] ?? field;
    return `${label}${place.replace(/\[(\d+)\]\.?/, (_, index) => `, line ${Number(index) + 1}, `).replace(/, $/, "")}: ${said}`;
  });

/** What keeps a version from being published. */
export const faultsOf = async (fields: ArticleFields, slug: string, now: Date): Promise<readonly string[]> =>
  (await checkDraft(fields, slug, now)).problems;

/** Pages that are compared between two steps: a few milliseconds of work. */
const atOnce = 5;

async function nearestTo(prose: string, own: string): Promise<DraftReport["nearest"]> {
  const runs = shingles(comparedWords(prose));
  if (runs.size === 0) return null;
  let nearest: DraftReport["nearest"] = null;
  for (const [index, { path, front }] of pageFiles().entries()) {
    if (index % atOnce === 0) await new Promise((resume) => setImmediate(resume));
    if (front === null || path === own) continue;
    const share = sharedPart(runs, shingles(comparedWords(proseAt(path))));
    if (share > (nearest?.share ?? 0)) nearest = { path, share };
  }
  return nearest;
}

/** The categories of the blog, as a form offers them. */
export const categories = (): readonly { readonly value: string; readonly label: string }[] =>
  listings()
    .filter(({ family }) => family === "categories")
    .map(({ category, title }) => ({ value: category, label: title }));
