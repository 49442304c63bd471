import { readDraft } from "../reading/read-draft";
import { rules } from "../rules/all";
import { readText } from "../text/draft";

/** Milliseconds of an idle moment that are left for what the student does next. */
const leftOver = 8;

/**
 * Reads the rules' own examples while the page has nothing else to do, a piece at a time. A browser compiles a program,
 * and each pattern of it, as it's first run: that was more than half of what a first reading took on a slow phone.
 * Nothing of the student's is read here, and what is found is dropped.
 *
 * @param idle calls back in an idle moment; `requestIdleCallback`, where a browser has it
 */
export function warmUp(idle: (work: (moment: { timeRemaining(): number }) => void) => void): void {
  const pieces = warmUpPieces();
  const go = (moment: { timeRemaining(): number }) => {
    do {
      const { done } = pieces.next();
      if (done) return;
    } while (moment.timeRemaining() > leftOver);
    idle(go);
  };
  idle(go);
}

/**
 * Patterns are compiled twice: for plain letters, and for texts with a sign beyond them, such as a curly apostrophe.
 */
const ends = ["", " ’"];

function* warmUpPieces(): Generator<void, void> {
  for (const { find, flags } of rules) {
    for (const example of flags) {
      for (const end of ends) {
        find(readText(example + end));
        yield;
      }
    }
  }
  // Whole readings, long enough for what looks at the draft as a whole.
  const all = rules.map(({ flags, passes }) => [...flags, ...passes].join("\n\n"));
  for (let from = 0; from < all.length; from += 2) {
    for (const end of ends) {
      readDraft({
        draft: all.slice(from, from + 2).join("\n\n") + end,
        prompt: "common-5",
        pasted: "",
        activities: "",
      });
      yield;
    }
  }
}
