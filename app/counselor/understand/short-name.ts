/** From here on in a name a hyphen stands before a campus: "Rose-Hulman" is one word. */
const kind =
  /\b(?:Universit(?:y|ies)|Colleges?|Institutes?|Schools?|Academy|Seminary|Center|Services|Universidad|Instituto)\b/;

/** The name people say: without "-Main Campus", and with the campus after a comma where there is one. */
export function shortName({ name }: { readonly name: string }): string {
  return name
    .replace(/-(?:Main Campus|Main)$/, "")
    .replace(/^(.*\b(\w+))-\2 Campus$/, "$1")
    .replace(/(?<=[a-z])-(?=[A-Z])/g, (hyphen, at: number, whole: string) =>
      kind.test(whole.slice(0, at)) ? ", " : hyphen,
    )
    .replace(/^The (?=University)/, "the ");
}
