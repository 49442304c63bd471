import { topicsOf } from "../passages/topics";
import type { Understood } from "../understand/understand";
import { allPartsOf } from "./parts";
import { storyOdds } from "./plain-question";
import { shapeOf } from "./shape";

/** From these odds on a part of a text is taken for something told. */
const least = 0.8;
/** A text of more parts is left whole. */
const mostParts = 8;

/** How a part begins or ends that asks, however much it sounds like something told. */
const asks =
  /^(?:(?:ok|okay|so|and|but|or|also|then|now|hey|hi|please|well) )*(?:what|whats|which|when|whens|where|who|whos|whose|how|hows|why|do|does|did|is|are|am|was|can|could|should|will|would|may|has|tell|explain|define|compare|need|want)\b|\b(?:wondering|curious|want to know|need to know|trying to find out)\b/;

/**
 * A question without what is told around it: "My nephew is used to a class of 30 and wants a small place" holds words
 * that no rule explains, and so kept rules from the question beside it. What the family says of itself (income, grades,
 * home) has been read by then; names of colleges stay. Pure.
 */
export function withoutStory(understood: Understood): Understood {
  const { plain, mentions } = understood;
  const parts = allPartsOf(understood);
  const words = plain.split(" ");
  // Where words were joined or parted, nobody can say which stand where.
  if (parts.length === 0 || parts.length > mostParts || parts.at(-1)?.to !== words.length) return understood;
  const inName = new Set(mentions.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
  const isTold = parts.map(({ from, to, asked }) => {
    const said = words.slice(from, to).join(" ");
    if (asked || asks.test(said) || topicsOf(said).size > 0) return false;
    return storyOdds(shapeOf(understood, from, to)) >= least;
  });
  if (!isTold.includes(true) || isTold.every(Boolean)) return understood;
  const left = words.filter(
    (_, at) => !inName.has(at) && !parts.some(({ from, to }, one) => isTold[one] && at >= from && at < to),
  );
  return { ...understood, bare: left.join(" ") };
}
