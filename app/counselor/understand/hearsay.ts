/** What somebody told the family, who asks whether it's so: "my neighbor says Berea is free. Is that true?" Pure. */
import { plainText } from "~/counselor/words/words";

/** Asks about nothing but what stands before it. */
const asksIfSo =
  /^(?:(?:and|so|but|ok) )*(?:(?:is|was) (?:that|this|it|he|she|they) (?:really |actually |even |still )*(?:right|true|so|correct|real|wrong|a thing)(?: or not| or no)?|true|right|is he right|is she right|are they right)$/;

/** "Our pastor says", "I heard that", "my sister keeps telling me": who said it is no part of what is asked. */
const said =
  /^(?:(?:and|so|but|ok|okay|hi|hey|well|also)[, ]+)*(?:(?:(?:my|our|the|a|an|some|his|her|their|one of (?:my|our|the)) (?:[\w'’-]+ ){1,4}?|i |we |he |she |they |people |everybody |everyone |somebody |someone )(?:(?:just|always|keeps?|kept) )?(?:says?|said|saying|told|tells|telling|heard|read|thinks?|claims?|claimed|swears?|swore|insists?|insisted)(?: (?:me|us|somewhere|online|once|today))?(?: that)?[, ]+)/i;

/** The statement that a text asks to confirm, without who made it; null where it asks anything else. */
export function saidToBeSo(sentences: readonly string[]): string | null {
  const last = plainText(sentences.at(-1) ?? "");
  const statement = sentences.at(-2) ?? "";
  if (sentences.length < 2 || !asksIfSo.test(last) || statement.endsWith("?")) return null;
  return `${statement.replace(said, "").replace(/[.!\s]+$/, "")}?`;
}
