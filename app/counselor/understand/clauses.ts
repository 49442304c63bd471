/** Parts of a question that asks several things: at question marks, commas, "and", "plus". Pure. */
export function clausesOf(typed: string): readonly string[] {
  return typed
    .split(/[?;,]|(?:^|\s)\(?\d\)|\.\s|\b(?:and (?:also )?|(?<!parent )plus (?!loans?\b)|also |y también |y )(?=\S)/i)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 1 && part.length > 2);
}
