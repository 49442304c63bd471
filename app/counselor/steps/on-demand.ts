/** Makes something when it is first asked for, and once. */
export function onDemand<T>(make: () => T): () => T {
  let made: { readonly is: T } | undefined;
  return () => {
    made ??= { is: make() };
    return made.is;
  };
}
