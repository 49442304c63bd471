import type { Contact } from "~/danger/people";

/** A question of a model as the page shows it. The quote is cut from the student's draft. */
export interface ModelQuestion {
  readonly quote: string;
  readonly observation: string;
  readonly question: string;
}

/** What came of asking a model about a draft. */
export type ModelAnswer =
  | { readonly kind: "questions"; readonly questions: readonly ModelQuestion[] }
  /** Nothing to show, and why. */
  | { readonly kind: "note"; readonly note: string }
  | { readonly kind: "danger"; readonly words: readonly string[]; readonly people: readonly Contact[] }
  /** The box wasn't checked, or named another provider. */
  | { readonly kind: "not agreed" };

/** The model behind the coach, as the page names it. */
export interface NamedModel {
  readonly name: string;
  readonly host: string;
}

/** What the box says that is checked: so that nobody agrees to one provider and is sent to another. */
export const agreementTo = ({ name, host }: NamedModel): string => `${name} at ${host}`;

/** The field of that box. */
export const agreeField = "agree";
