import { withCommas } from "~/design/figures";
import type { Length } from "../reading/reading";

const count = (value: number, unit: string) => `${withCommas(value)} ${unit}${value === 1 ? "" : "s"}`;

/** Words and characters against what the form takes. */
export function LengthLine({ length }: { length: Length }) {
  const { words, characters, seconds, least, most, mostCharacters } = length;
  const minutes = seconds < 60 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return (
    <p className="max-w-[46rem]">
      <strong>{count(words, "word")}</strong>, {count(characters, "character")}; about {minutes} to read.{" "}
      {limitWords(words, least, most)} {mostCharacters !== null && charactersLeft(characters, mostCharacters)}
    </p>
  );
}

function limitWords(words: number, least: number | null, most: number | null): string {
  if (most !== null && words > most) return `That’s ${count(words - most, "word")} over the ${most} that fit.`;
  if (least !== null && words < least)
    return `That’s ${count(least - words, "word")} short of the ${least} it takes at least.`;
  if (most === null) return "";
  return `It fits: ${count(most - words, "word")} left of ${most}.`;
}

function charactersLeft(characters: number, most: number): string {
  return characters > most
    ? `That’s ${count(characters - most, "character")} over the ${most} that fit.`
    : `It fits: ${count(most - characters, "character")} left of ${most}.`;
}
