import type { DangerKind } from "~/danger/kinds/rules";
import type { Answer } from "./question";

type People = NonNullable<Answer["help"]>;

const has = (people: People, name: RegExp) => people.some((one) => name.test(one.name));
const bed = /^211$/;
const hotline = /Childhelp|Domestic|Doméstica/;

/**
 * Whom each kind of danger needs, in both languages. Where to find a bed and food helps nobody who doesn't want to live
 * or to eat, so for them it's the wrong reply, whoever stands below.
 */
const needs: Readonly<Record<DangerKind, (people: People) => boolean>> = {
  "self-harm": (people) => has(people, /^988\b/) && !has(people, bed) && !has(people, hotline),
  violence: (people) => /^911$/.test(people[0]?.name ?? ""),
  abuse: (people) => has(people, /^911$/) && has(people, hotline),
  "no-home": (people) => has(people, bed) && has(people, /McKinney-Vento/),
  hunger: (people) => has(people, bed),
};

const isKind = (kind: string): kind is DangerKind => kind in needs;

/**
 * Whether an answer names the people for one of the kinds that a question may be heard as. A name that is no kind, such
 * as "any", asks for people and doesn't say which.
 */
export const hasRightPeople = (people: People, wanted: readonly string[]): boolean =>
  wanted.some((kind) => !isKind(kind) || needs[kind](people));
