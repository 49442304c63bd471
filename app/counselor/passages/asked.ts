import spanish from "../../../content/counselor/asked/es.json";
import help from "../../../content/counselor/asked/help.json";
import site from "../../../content/counselor/asked/site.json";

/**
 * How families ask for what a section answers: questions in their words, by the address of the section. They only help
 * to find it; none of them is printed.
 */
export const askedFor: Readonly<Record<string, readonly string[]>> = { ...help, ...site, ...spanish };
