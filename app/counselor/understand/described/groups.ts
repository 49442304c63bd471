/** People for whom a state may have money of its own, as families speak of them. Pure. */
import { cues } from "./cues";

interface Group {
  readonly name:
    | "group foster"
    | "group veterans"
    | "group guard"
    | "group tribes"
    | "group responders"
    | "group teachers"
    | "group adults";
  readonly ways: readonly (readonly RegExp[])[];
}

const responder =
  /\b(?:police|cops?|officers?|deput(?:y|ies)|sheriffs?|troopers?|fire ?fighters?|fireman|first responders?)\b/;
const gives =
  /\b(?:free|waive[drs]?|waivers?|discounts?|break|money|grants?|scholarships?|help|program|pays?|gives?|anything|something)\b/;

export const groups: readonly Group[] = [
  { name: "group foster", ways: [[cues.foster, gives]] },
  { name: "group guard", ways: [[cues.guard, gives]] },
  {
    name: "group veterans",
    ways: [
      [cues.military, cues.relative, gives],
      [cues.military, cues.harmed, gives],
    ],
  },
  { name: "group tribes", ways: [[cues.tribal, gives]] },
  { name: "group responders", ways: [[responder, cues.relative, gives]] },
  {
    name: "group teachers",
    ways: [
      [cues.teacher, /\b(?:mom|mother|dad|father|parents?|wife|husband|kids?|child(?:ren)?|son|daughter)\b/, gives],
    ],
  },
  { name: "group adults", ways: [[cues.adult, gives]] },
];
