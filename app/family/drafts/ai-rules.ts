import facts from "../../../content/facts/essay/ai-rules.json";

/** What is known of a college's rule on AI in essays. */
export interface AiRule {
  /** In our own words; null where no source was read, and the college is to be asked. */
  readonly college: Said | null;
  /** The rule of the form, which most colleges take as the least. */
  readonly form: Said;
  readonly checkedOn: string;
}

interface Said {
  readonly says: string;
  readonly source: RuleSource;
}

/** Where a rule was read. */
export interface RuleSource {
  /** Whose page it is, and from when. */
  readonly label: string;
  /** Of the page of the college or the form itself; null where somebody else reports the rule. */
  readonly url: string | null;
}

interface Source {
  readonly publisher: string;
  readonly date: string;
  readonly url?: string;
}

function sourceOf(name: string): RuleSource {
  const source = (facts.sources as Readonly<Record<string, Source>>)[name];
  if (source === undefined) throw new Error(`ai-rules.json names no source “${name}”`);
  return { label: `${source.publisher}, ${source.date}`, url: source.url ?? null };
}

/** The rule for an essay to one college, or to several (null). */
export function aiRuleFor(unitid: number | null): AiRule {
  const { colleges, form, checkedOn } = facts;
  const found = unitid === null ? undefined : colleges.find(({ unitids }) => unitids.includes(unitid));
  return {
    college: found === undefined ? null : { says: found.says, source: sourceOf(found.source) },
    form: { says: form.says, source: sourceOf(form.source) },
    checkedOn,
  };
}
