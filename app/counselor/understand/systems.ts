import type { College } from "~/colleges/college";

/** A university system that people name as if it were one college. */
export interface System {
  readonly name: string;
  readonly unitids: readonly number[];
}

const systems: readonly { readonly name: string; readonly said: RegExp; readonly campus: RegExp }[] = [
  {
    name: "UC",
    said: /\b(?:ucs?|uc schools?|uc system|university of california(?: system)?|the ucs)\b/,
    campus: /^University of California-(?!College of the Law|San Francisco|Hastings)/,
  },
  {
    name: "Cal State",
    said: /\b(?:csus?|cal states?|california state university)\b/,
    campus: /^California State University-/,
  },
];

/**
 * The system a question means where it names no campus of it. @param rest the question without names of colleges
 */
export function systemIn(rest: string, colleges: readonly College[]): System | null {
  const system = systems.find(({ said }) => said.test(rest));
  if (system === undefined) return null;
  const campuses = colleges
    .filter(({ name, level }) => level === "4year" && system.campus.test(name))
    .sort((a, b) => (b.admission.applicants ?? 0) - (a.admission.applicants ?? 0));
  return { name: system.name, unitids: campuses.map(({ unitid }) => unitid) };
}
