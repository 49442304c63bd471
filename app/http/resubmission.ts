/**
 * A form that came from a page of this site and could not be taken, because of who is or is not signed in or because
 * the site is too busy. The answer holds its fields once more, to be sent again from there. Nothing of it is stored,
 * and it is in no address and no log.
 */
export interface Resubmission {
  /** Names and values as they came, in their order. A name may come more than once. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The account that the form is sent for, as far as the server knows: "" before somebody has said so. */
  readonly sentAs: string;
  /** What the button that sends it again says. */
  readonly button: string;
  /** Who is signed in now and is asked whether the form is theirs; null when nobody is signed in. */
  readonly sender: { readonly name: string; readonly email: string } | null;
  /** The site is too busy: seconds after which the form can be sent again. Nobody is asked to sign in then. */
  readonly waiting?: number;
}

/** The field that names the account a form that waited is sent for. `readForm` leaves it out. */
export const sentAsField = "__sent_as__";

/** The data of an error that asks for it. The key stays as it is: pages that an earlier release opened look for it. */
export const resubmissionData = (resubmission: Resubmission) => ({ heldForm: resubmission });

/** Finds a form that waits to be sent again in the data of an error; null in any other. */
export function resubmissionIn(data: unknown): Resubmission | null {
  return (data as Partial<ReturnType<typeof resubmissionData>> | null | undefined)?.heldForm ?? null;
}

/** The heading of the page that holds a form. */
export const resubmissionTitle = ({ sender, button, waiting }: Resubmission): string =>
  waiting !== undefined
    ? "One moment, please"
    : sender === null
      ? `Sign in, then ${button.charAt(0).toLowerCase()}${button.slice(1)}`
      : "Is this your account?";
