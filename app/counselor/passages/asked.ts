import spanish from "../../../content/counselor/asked/es.json";
import help from "../../../content/counselor/asked/help.json";
import site from "../../../content/counselor/asked/site.json";

/**
 * Questions of one section: a list, or by the line that answers them, named by its first words; under "" those that no
 * one line answers.
 */
type AskedOfSection = readonly string[] | Readonly<Record<string, readonly string[]>>;

const stored: Readonly<Record<string, AskedOfSection>> = { ...help, ...site, ...spanish };

const isList = (asked: AskedOfSection): asked is readonly string[] => Array.isArray(asked);

/**
 * How families ask for what a section answers: questions in their words, by the address of the section. They only help
 * to find it; none of them is printed.
 */
export const askedFor: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(stored).map(([url, asked]) => [url, isList(asked) ? asked : Object.values(asked).flat()]),
);

/** The questions of a section that one line answers, by the line's first words. */
export function askedByLine(url: string): readonly (readonly [line: string, questions: readonly string[]])[] {
  const asked = stored[url];
  return asked === undefined || isList(asked) ? [] : Object.entries(asked).filter(([line]) => line !== "");
}
