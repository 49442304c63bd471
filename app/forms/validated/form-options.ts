import type { FormEvent } from "react";
import type { Messages, Mistake } from "~/design/messages";
import type { Refusal } from "~/forms/schema/refusal";
import type { TypedForm } from "~/forms/schema/typed-form";

/** Values that a form starts with, by field. Several of one field are a list, and so are its rows. */
export type Values = Readonly<Record<string, unknown>>;

export interface FormOptions<M, S> {
  /** Unique on the page. */
  readonly id: string;
  /** What the server found, from the data of the action; undefined where nothing was posted, or another form was. */
  readonly result: Refusal | undefined;
  readonly values?: Values;
  /** Fetches the module of the schema. It comes when the form is first touched, never with the page. */
  readonly load: () => Promise<M>;
  /** The schema, for the form as it is right now. */
  readonly schema: (module: M, form: TypedForm) => S;
  /** Takes the messages of a form that the browser didn't send: those of `useMistakes`. */
  readonly report: Report;
  /** The id of a field where it isn't its name: for pages with several forms. */
  readonly idOf?: (name: string) => string;
  /**
   * Whether a form with a mistake stays in the browser; yes where nothing is said. A form whose other mistakes only the
   * server can see is sent all the same, so that all of them are told at once.
   */
  readonly holdsBack?: boolean;
  /** The fields that are lists of rows. */
  readonly lists?: readonly string[];
}

/** Takes what is wrong with a form that the browser didn't send; an empty list when it's sent. */
export type Report = (mistakes: readonly Mistake[]) => void;

/** What a form was answered, and whom to tell what the browser finds in it. */
export interface Judged {
  /** Undefined where another form was posted, or none. */
  readonly result: Refusal | undefined;
  readonly report: Report;
}

/** A form as it is right now. */
export interface Live {
  readonly id: string;
  readonly messages: Messages;
  /** What its fields start with, and which rows there are. */
  readonly start: unknown;
  /** Of the rows, by list: the same for as long as it's the same row. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** What a form is told to do. */
export interface Controls {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly validate: (field: { readonly name: string }) => void;
  readonly insert: (list: { readonly name: string }) => void;
  readonly remove: (row: { readonly name: string; readonly index: number }) => void;
}

export interface ConformProps {
  // biome-ignore lint/suspicious/noExplicitAny: a component knows its form's schema, whoever renders it doesn't
  readonly of: FormOptions<any, any>;
  readonly lists: readonly string[];
  readonly onLive: (live: Live) => void;
  readonly onReady: (controls: Controls | null) => void;
}
