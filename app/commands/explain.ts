/** An error and its causes in sentences, without stacks: for a person at a terminal. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const sentences: string[] = [];
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const inner = each instanceof AggregateError ? each.errors.map(explain) : [];
    sentences.push(each.message || inner.join(" ") || each.name);
  }
  return sentences.join(" ");
}
