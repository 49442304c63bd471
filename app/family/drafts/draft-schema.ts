import { z } from "zod";
import { type Day, writeDay } from "~/calendar/day";
import { readDay } from "~/calendar/typed-day";
import { essaySchema } from "~/family/essays/essay-schema";
import { choice, field, required } from "~/forms/schema/fields";
import { type TypedForm, typedIn } from "~/forms/schema/typed-form";
import { paragraphsOf, questionBounds } from "./question";

/** How far an essay is and when it's due: two fields of the form of an essay. @param classYear of the plan */
export const statusSchema = (classYear: number) =>
  essaySchema({ colleges: [], classYear }).pick({ state: true, due: true });

const chooseSomebody = "Choose somebody in the plan.";

/**
 * One version for one person until a day.
 * @param people who can be chosen @param days the first and the last day it can be shown
 */
export function shareSchema(people: readonly string[], days: { readonly first: Day; readonly last: Day }) {
  const enterDay = `Enter a day between today and ${writeDay(days.last)}.`;
  return z.object({
    person: required(choice(people, chooseSomebody), chooseSomebody),
    until: required(
      field((typed, refuse): Day => {
        const day = readDay(typed);
        return day === null || day < days.first || day > days.last ? refuse(enterDay) : day;
      }),
      enterDay,
    ),
  });
}

/**
 * What somebody asks about a version, and where. Words that are given must stand in the text; without them the place is
 * the paragraph.
 *
 * @param text of the version
 */
export function questionSchema(text: string, form: TypedForm) {
  const choose = "Choose a paragraph.";
  const paragraphs = paragraphsOf(text).map(({ number }) => String(number));
  const paragraph = choice(paragraphs, choose);
  return z.object({
    // The words say the place, whatever is chosen beside them.
    paragraph:
      typedIn(form, "words") === "" ? required(paragraph, choose) : field((typed) => typed.trim(), longestPlace),
    words: field((typed, refuse) => {
      const quote = typed.trim();
      return text.includes(quote) ? quote : refuse("These words aren’t in the draft. Copy them from it.");
    }, longestPlace),
    question: required(
      field((typed, refuse) => {
        const words = typed.replace(/\s+/g, " ").trim();
        if (!words.endsWith("?")) return refuse("Ask it as a question that ends with a question mark.");
        const { words: most } = questionBounds;
        return words.length > most ? refuse(`Ask it in ${most} characters or fewer.`) : words;
      }, longestPlace),
      "Type a question.",
    ),
  });
}

/** Characters that are read of a field, so that a short message can say what is wrong with a long text. */
const longestPlace = 60_000;
