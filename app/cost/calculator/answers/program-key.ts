import type { Program } from "~/colleges/college";

/** A program in a form: level and 4-digit CIP code. */
export function programKey({ level, cip4 }: Program): string {
  return `${level}-${cip4}`;
}
