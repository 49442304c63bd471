import { fieldLabel } from "~/colleges/facts/fields";
import { fact, type MatchTranslate } from "./words";

/** A field of study by its plain name; a program without one by its number and its family. */
export function fieldIn(t: MatchTranslate, code: string): string {
  const label = fieldLabel(code);
  const program = /^program (\d\d\.\d\d) of (.*)$/.exec(label);
  if (program === null) return fact(t, label);
  return t("program {code} of {family}", { code: program[1] ?? "", family: fact(t, program[2] ?? "") });
}
