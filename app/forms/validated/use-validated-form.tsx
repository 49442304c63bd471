import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { type FocusEvent, type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { type Messages, type Mistake, mistakesOf } from "~/design/messages";
import { messagesOf, type Refusal } from "~/forms/schema/refusal";
import type { TypedForm } from "~/forms/schema/typed-form";
import { afterPress, watchPresses } from "./press";

/** Values that a form starts with, by field. Several of one field are a list. */
type Values = Readonly<Record<string, unknown>>;

interface FormOptions<M, S> {
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
}

/** Takes what is wrong with a form that the browser didn't send; an empty list when it's sent. */
export type Report = (mistakes: readonly Mistake[]) => void;

type Name<S> = S extends z.ZodType ? keyof z.input<S> & string : string;

/** What is typed in some fields and what is wrong with it, for the parts of a page that take both by name. */
export interface FormState {
  readonly kept: Readonly<Record<string, readonly string[]>>;
  readonly messages: Messages;
}

/** The fields of a form, as the parts of a page that show some of them take them. */
export interface FormFields<N extends string> {
  /** Props of a field with one value. */
  readonly field: (name: N) => {
    readonly name: string;
    readonly id: string;
    readonly defaultValue: string | undefined;
    readonly errors: readonly string[] | undefined;
  };
  /** Props of a group of radio buttons or checkboxes. */
  readonly choice: (name: N) => {
    readonly name: string;
    readonly id: string;
    readonly chosen: readonly string[];
    readonly errors: readonly string[] | undefined;
  };
}

/**
 * A form that says beside its fields what can't stand: after a field that was typed in is left, and then with each key,
 * until it's right. Before its script is there, and without JavaScript, the server says the same by the same schema.
 * A field that somebody only passes through is left alone, and so is one while a button or a link is being pressed.
 *
 * @returns `props` for the `<form>`, and `field` and `choice` for the parts of `design/field.tsx`
 */
export function useValidatedForm<M, S extends z.ZodType>({
  id,
  result,
  values = {},
  load,
  schema,
  report,
  idOf = (name) => name,
  holdsBack = true,
}: FormOptions<M, S>) {
  const [check, setCheck] = useState<Checker<M> | null>(null);
  const begun = useRef(false);
  const typedIn = useRef(new Set<string>());
  /** What waits for the schema. */
  const waiting = useRef<(() => void)[]>([]);
  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    lastResult: result as SubmissionResult | undefined,
    defaultValue: values as Record<string, string>,
    // Without the schema the browser can say nothing, and Conform would ask the server.
    shouldRevalidate: check === null ? "onSubmit" : "onInput",
    ...(check === null
      ? { onValidate: undefined }
      : {
          onValidate: ({ formData }: { formData: FormData }) => {
            const { submission, messages } = check(formData, schema);
            if (!formData.has("__intent__")) report(mistakesOf(messages, idOf));
            return submission;
          },
        }),
  } as Parameters<typeof useForm<Record<string, unknown>>>[0]);

  const before = useRef(result);
  useEffect(() => {
    // What was wrong has been put right: the next page of the same form starts without it.
    if (before.current !== undefined && result === undefined) document.forms.namedItem(id)?.reset();
    before.current = result;
  }, [result, id]);

  const { validate } = form;
  useEffect(() => {
    if (check === null) return;
    for (const run of waiting.current.splice(0)) run();
  }, [check]);

  /** Runs what needs the schema, at once or when it's there. */
  function whenReady(run: () => void) {
    if (check !== null) run();
    else {
      waiting.current.push(run);
      begin();
    }
  }

  function begin() {
    if (begun.current) return;
    begun.current = true;
    watchPresses();
    Promise.all([import("./check"), load()]).then(
      ([{ checkerOf }, module]) => setCheck(() => checkerOf(module)),
      () => {
        begun.current = false;
      },
    );
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    begin();
    typedIn.current.add((target as HTMLInputElement).name);
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // From one part of an answer to the next.
    const group = target.closest("fieldset");
    if (group !== null && relatedTarget instanceof Node && group.contains(relatedTarget)) return;
    const left = namesIn(group ?? target).filter((name) => typedIn.current.has(name));
    whenReady(() =>
      afterPress(() => {
        if (document.forms.namedItem(id) !== null) for (const name of left) validate({ name });
      }),
    );
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    // A button that doesn't mind what is typed: the one that deletes what the form is about.
    if (button?.formNoValidate && button.name !== "__intent__") return;
    if (holdsBack || button?.name === "__intent__") form.onSubmit(event);
  }

  const listOf = (name: string) => (fields[name] as unknown as FieldMetadata<Record<string, string>[]>).getFieldList();
  const initial = (name: string): unknown => fields[name]?.initialValue;
  return {
    form,
    props: { id, noValidate: true, onFocus: begin, onInput, onBlur, onSubmit },
    field: (name: Name<S>) => ({
      name: name as string,
      id: idOf(name),
      defaultValue: first(initial(name)),
      errors: fields[name]?.errors,
    }),
    choice: (name: Name<S>) => ({
      name: name as string,
      id: idOf(name),
      // What is empty is the answer with the empty value, where there is one.
      chosen: all(initial(name) ?? ""),
      errors: fields[name]?.errors,
    }),
    /** The rows of a list of groups, and what adds and removes one. Both need JavaScript. */
    rows: (name: Name<S>) => ({
      rows: listOf(name).map((item) => {
        const parts = item.getFieldset();
        return {
          key: item.key ?? item.name,
          field: (part: string) => ({
            name: `${item.name}.${part}`,
            id: idOf(`${item.name}.${part}`),
            defaultValue: first(parts[part]?.initialValue),
            errors: parts[part]?.errors,
          }),
        };
      }),
      add: () => whenReady(() => form.insert({ name })),
      remove: (index: number) => whenReady(() => form.remove({ name, index })),
    }),
    /** Some fields as parts take them that know a form by what is typed and what is wrong. */
    stateOf: (names: readonly Name<S>[]): FormState => ({
      kept: Object.fromEntries(names.map((name) => [name, all(initial(name) ?? "")])),
      messages: Object.fromEntries(
        names.flatMap((name) => {
          const errors = fields[name]?.errors;
          return errors ? [[name, errors]] : [];
        }),
      ),
    }),
  };
}

/** The names of a field, or of all fields of one question. */
function namesIn(part: Element): readonly string[] {
  const elements = part instanceof HTMLFieldSetElement ? [...part.elements] : [part];
  return [...new Set(elements.map((element) => element.getAttribute("name") ?? ""))].filter((name) => name !== "");
}

type Checker<M> = ReturnType<typeof import("./check").checkerOf<M>>;

const all = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");
const first = (value: unknown): string | undefined => all(value)[0];

/**
 * The list of problems for the summary at the top of a page: those of the form that came back, until the browser holds
 * a form back itself.
 *
 * @param result of the action, the same object for as long as it is the same answer
 * @param placeOf the id of a field of the form that came back, where it isn't its name
 */
export function useMistakes(
  result: Refusal | undefined,
  placeOf?: (field: string) => string,
): { readonly mistakes: readonly Mistake[]; readonly report: Report } {
  const [held, setHeld] = useState<{ readonly over: Refusal | undefined; readonly found: readonly Mistake[] } | null>(
    null,
  );
  const report = useCallback((found: readonly Mistake[]) => setHeld({ over: result, found }), [result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function that says the same places takes no focus
  const mistakes = useMemo(
    () => (held !== null && held.over === result ? held.found : mistakesOf(messagesOf(result?.error ?? null), placeOf)),
    [held, result],
  );
  const heldBack = held !== null && held.over === result && held.found.length > 0;
  useEffect(() => {
    // A page that the server answers says it in its title, too: the first words a screen reader reads out.
    if (!heldBack || document.title.startsWith("Error: ")) return undefined;
    const { title } = document;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [heldBack]);
  return { mistakes, report };
}
