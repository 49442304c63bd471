const answers = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Reads something once for all loaders of one request, which run at the same moment: the session, the rows of a plan.
 * What is kept is what was read. Whether somebody may see it each loader decides by itself. Actions read for
 * themselves, so that what a loader shows after a post was read after it.
 *
 * @param request Remix's context of the request, the one object that its loaders share
 * @param name what is read, for whom
 */
export function readOnce<T>(request: object, name: string, read: () => Promise<T>): Promise<T> {
  const known = answers.get(request) ?? new Map<string, Promise<unknown>>();
  answers.set(request, known);
  const before = known.get(name) as Promise<T> | undefined;
  if (before !== undefined) return before;
  const answer = read();
  known.set(name, answer);
  return answer;
}
