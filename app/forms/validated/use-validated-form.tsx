import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { z } from "zod";
import { type Messages, type Mistake, mistakesOf } from "~/design/messages";
import { messagesOf, type Refusal } from "~/forms/schema/refusal";
import type { ConformProps, Controls, FormOptions, Live, Report } from "./form-options";
import { afterPress, watchPresses } from "./press";
import { all, first, valueAt } from "./values";

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
 * Conform comes with the schema, when the form is first touched: a page is read long before anything is typed in it.
 * Until then the fields show what the server answered.
 *
 * @returns `props` for the `<form>`, `conform` to render beside it, and `field` and `choice` for the parts of
 *   `design/field.tsx`
 */
export function useValidatedForm<M, S extends z.ZodType>(options: FormOptions<M, S>) {
  const { id, result, values = {}, load, idOf = (name) => name, holdsBack = true, lists = [] } = options;
  const [Conform, setConform] = useState<ComponentType<ConformProps> | null>(null);
  const [live, setLive] = useState<Live | null>(null);
  const controls = useRef<Controls | null>(null);
  const begun = useRef(false);
  const typedIn = useRef(new Set<string>());
  /** What waits for the schema. */
  const waiting = useRef<((controls: Controls) => void)[]>([]);

  const before = useRef(result);
  useEffect(() => {
    // What was wrong has been put right: the next page of the same form starts without it.
    if (before.current !== undefined && result === undefined) document.forms.namedItem(id)?.reset();
    before.current = result;
  }, [result, id]);

  const onReady = useCallback((ready: Controls | null) => {
    controls.current = ready;
    if (ready !== null) for (const run of waiting.current.splice(0)) run(ready);
  }, []);

  /** Runs what needs the schema, at once or when it's there. */
  function whenReady(run: (controls: Controls) => void) {
    if (controls.current !== null) run(controls.current);
    else {
      waiting.current.push(run);
      begin();
    }
  }

  function begin() {
    if (begun.current) return;
    begun.current = true;
    watchPresses();
    Promise.all([import("./conform-form"), load()]).then(
      ([{ conformOf }, module]) => afterPress(() => setConform(() => conformOf(module))),
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
    whenReady(({ validate }) =>
      afterPress(() => {
        // The form may be gone by now, and the next step's stand there by the same name.
        if (controls.current !== null && document.forms.namedItem(id) !== null)
          for (const name of left) validate({ name });
      }),
    );
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    // A button that doesn't mind what is typed: the one that deletes what the form is about.
    const judges = button?.name === "__intent__";
    if (button?.formNoValidate && !judges) return;
    // What another form asked of itself is no answer to send.
    if (judges && controls.current === null) event.preventDefault();
    else if (holdsBack || judges) controls.current?.onSubmit(event);
  }

  const now = live?.id === id ? live : null;
  const messages: Messages = now?.messages ?? messagesOf(result?.error ?? null);
  const start = now?.start ?? result?.initialValue ?? values;
  const initial = (name: string): unknown => valueAt(start, name);
  const field = (name: string) => ({
    name,
    id: idOf(name),
    defaultValue: first(initial(name)),
    errors: messages[name],
  });
  return {
    props: { id, noValidate: true, onFocus: begin, onInput, onBlur, onSubmit },
    conform:
      Conform === null ? null : <Conform key={id} of={options} lists={lists} onLive={setLive} onReady={onReady} />,
    /** What is wrong with the form right now, by field. */
    messages,
    field: field as (name: Name<S>) => ReturnType<typeof field>,
    choice: (name: Name<S>) => ({
      name: name as string,
      id: idOf(name),
      // What is empty is the answer with the empty value, where there is one.
      chosen: all(initial(name) ?? ""),
      errors: messages[name],
    }),
    /** The rows of a list of groups, and what adds and removes one. Both need JavaScript. */
    rows: (name: Name<S>) => {
      const rows = initial(name);
      return {
        rows: (Array.isArray(rows) ? rows : []).map((_, at) => ({
          key: now?.keys[name]?.[at] ?? String(at),
          field: (part: string) => field(`${name}[${at}].${part}`),
        })),
        add: () => whenReady(({ insert }) => insert({ name })),
        remove: (index: number) => whenReady(({ remove }) => remove({ name, index })),
      };
    },
    /** Some fields as parts take them that know a form by what is typed and what is wrong. */
    stateOf: (names: readonly Name<S>[]): FormState => ({
      kept: Object.fromEntries(names.map((name) => [name, all(initial(name) ?? "")])),
      messages,
    }),
  };
}

/** The names of a field, or of all fields of one question. */
function namesIn(part: Element): readonly string[] {
  const elements = part instanceof HTMLFieldSetElement ? [...part.elements] : [part];
  return [...new Set(elements.map((element) => element.getAttribute("name") ?? ""))].filter((name) => name !== "");
}

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
