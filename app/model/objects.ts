/** More than any answer needs; what a model writes beyond is not read. */
const longestAnswer = 60_000;

/**
 * Reads JSON objects out of what a model writes, as soon as each is whole: one a line, in a list, or within another
 * object. Whatever stands around them is no part of the answer.
 *
 * @param shape answers what an object is, or null for one that isn't wanted
 */
export function objectReader<T>(shape: (value: unknown) => T | null): { read(chunk: string): T[] } {
  let text = "";
  let inString = false;
  let escaped = false;
  const open: number[] = [];
  const parsed = (json: string): T | null => {
    try {
      return shape(JSON.parse(json));
    } catch {
      return null;
    }
  };
  return {
    read(chunk) {
      const found: T[] = [];
      for (const letter of chunk) {
        if (text.length >= longestAnswer) return found;
        const at = text.length;
        text += letter;
        if (escaped) escaped = false;
        else if (inString && letter === "\\") escaped = true;
        else if (letter === '"' && open.length > 0) inString = !inString;
        else if (!inString && letter === "{") open.push(at);
        else if (!inString && letter === "}") {
          const from = open.pop();
          if (from === undefined) continue;
          const read = parsed(text.slice(from));
          if (read !== null) found.push(read);
        }
      }
      return found;
    },
  };
}
