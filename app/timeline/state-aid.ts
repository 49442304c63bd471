/** What a state last published about its own FAFSA date; the facts stand with the aid tool. */
export interface StateAidDate {
  readonly year: string;
  readonly date: string;
  readonly agency: string;
  readonly site: string;
}

/**
 * The sentence about a state's date, always with its year: never more than what was last published.
 * @param everyState the federal list of all states, without a scheme
 */
export function stateAidWords(stateName: string | null, known: StateAidDate | null, everyState: string): string {
  if (stateName === null)
    return `Each state has its own date, some as early as March. The federal list: ${everyState}.`;
  if (known === null) return `We have no date for ${stateName}. The federal list has every state: ${everyState}.`;
  return `For ${known.year}, ${stateName} published: ${known.date}. It changes each year; confirm yours with the ${known.agency}, ${known.site}.`;
}
