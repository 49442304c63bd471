import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useLayoutEffect, useState } from "react";
import { config, type z } from "zod";
import { mistakesOf } from "~/design/messages";
import { messagesOf } from "~/forms/schema/refusal";
import type { ConformProps, Controls, FormOptions, Live } from "./form-options";

// The page's security policy lets no script make code out of text, and trying to is reported as a breach.
config({ jitless: true });

type Rows = Record<string, readonly Record<string, string>[]>;

/**
 * Conform for one form, by a schema out of a module. It shows nothing: what it knows of the form, the form shows, which
 * was there before it.
 */
export function conformOf<M>(module: M) {
  return function ConformForm({ of, lists, onLive, onReady }: ConformProps) {
    const { id, result, values = {}, schema, report, idOf } = of as FormOptions<M, z.ZodType>;
    const [form, fields] = useForm<Rows>({
      id,
      lastResult: result as SubmissionResult | undefined,
      defaultValue: values as Rows,
      shouldRevalidate: "onInput",
      onValidate: ({ formData }: { formData: FormData }) => {
        const submission = parseWithZod(formData, { schema: schema(module, formData) });
        const found = submission.status === "error" ? messagesOf(submission.error) : {};
        if (!formData.has("__intent__")) report(mistakesOf(found, idOf));
        return submission;
      },
    } as Parameters<typeof useForm<Rows>>[0]);
    const errors = form.allErrors;
    const start: unknown = form.initialValue;
    const found = Object.fromEntries(lists.map((name) => [name, keysOf(fields[name])]));
    // The rows that were there before go on as they were: under another key each would lose what was typed in it.
    const [places] = useState(() =>
      Object.fromEntries(
        Object.values(found).flatMap((rows) => rows.map((key, at) => [key, String(at)] as [string, string])),
      ),
    );
    const keys = JSON.stringify(found, (_, key) => (typeof key === "string" ? (places[key] ?? key) : key));
    useLayoutEffect(
      () => onLive({ id, messages: messagesOf(errors), start, keys: JSON.parse(keys) as Live["keys"] }),
      [id, errors, start, keys, onLive],
    );
    const { onSubmit, validate, insert, remove } = form as unknown as Controls;
    // biome-ignore lint/correctness/useExhaustiveDependencies: Conform makes them once for a form
    useEffect(() => {
      onReady({ onSubmit, validate, insert, remove });
      return () => onReady(null);
    }, [id, onReady]);
    return null;
  };
}

const keysOf = (list: unknown): readonly string[] =>
  (list as FieldMetadata<Record<string, string>[]>).getFieldList().map(({ key, name }) => key ?? name);
