import type { ComponentProps, ReactNode } from "react";
import { useTranslate } from "~/translation-context";
import type { DesignMessage } from "./spanish";

/**
 * Form parts. Every part shows its label, a hint and its error in the same order and links them for screen readers.
 * They are plain HTML: values come in as `defaultValue`, names go out in the form.
 */
interface FieldText {
  readonly label: ReactNode;
  readonly name: string;
  /** Unique on the page; the error summary links to it. Defaults to the name. */
  readonly id?: string;
  readonly hint?: ReactNode;
  /** Messages of the last check, empty or undefined when there are none. */
  readonly errors?: readonly string[] | undefined;
}

const control =
  "min-h-11 w-full rounded-md border bg-surface px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger border-rule-strong";

function described(id: string, hint: ReactNode, errors: readonly string[] | undefined): string | undefined {
  const ids = [hint ? `${id}-hint` : null, errors?.length ? `${id}-error` : null].filter((part) => part !== null);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

function Around({
  id,
  label,
  hint,
  errors,
  children,
  as = "label",
}: Omit<FieldText, "name"> & { id: string; children: ReactNode; as?: "label" | "legend" }) {
  const t = useTranslate<DesignMessage>();
  const text = (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {errors?.length ? (
        <p id={`${id}-error`} className="mt-1 font-semibold text-danger">
          <span className="sr-only">{t("Error: ")}</span>
          {errors.join(" ")}
        </p>
      ) : null}
    </>
  );
  if (as === "legend") {
    return (
      <fieldset
        id={id}
        aria-describedby={described(id, hint, errors)}
        className={errors?.length ? "border-s-4 border-danger ps-4" : ""}
      >
        <legend className="font-semibold">{label}</legend>
        {text}
        <div className="mt-2">{children}</div>
      </fieldset>
    );
  }
  return (
    <div className={errors?.length ? "border-s-4 border-danger ps-4" : ""}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {text}
      <div className="mt-1.5">{children}</div>
    </div>
  );
}

export function TextField({
  label,
  name,
  id = name,
  hint,
  errors,
  before,
  after,
  className = "",
  ...input
}: FieldText & { before?: ReactNode; after?: ReactNode } & Omit<ComponentProps<"input">, "name" | "id">) {
  return (
    <Around id={id} label={label} hint={hint} errors={errors}>
      <div className="flex items-center gap-2">
        {before !== undefined && <span aria-hidden="true">{before}</span>}
        <input
          {...input}
          id={id}
          name={name}
          aria-invalid={errors?.length ? true : undefined}
          aria-describedby={described(id, hint, errors)}
          className={`${control} min-w-0 ${className}`}
        />
        {after !== undefined && <span aria-hidden="true">{after}</span>}
      </div>
    </Around>
  );
}

export function TextAreaField({
  label,
  name,
  id = name,
  hint,
  errors,
  className = "",
  ...area
}: FieldText & Omit<ComponentProps<"textarea">, "name" | "id">) {
  return (
    <Around id={id} label={label} hint={hint} errors={errors}>
      <textarea
        {...area}
        id={id}
        name={name}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={described(id, hint, errors)}
        className={`${control} ${className}`}
      />
    </Around>
  );
}

export interface Option {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export function SelectField({
  label,
  name,
  id = name,
  hint,
  errors,
  options,
  className = "",
  ...select
}: FieldText & { options: readonly { value: string; label: string }[] } & Omit<
    ComponentProps<"select">,
    "name" | "id"
  >) {
  return (
    <Around id={id} label={label} hint={hint} errors={errors}>
      <select
        {...select}
        id={id}
        name={name}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={described(id, hint, errors)}
        className={`${control} ${className}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Around>
  );
}

/** Radio buttons (one of several) or checkboxes (any of several), each a row that is easy to hit with a thumb. */
export function ChoiceField({
  label,
  name,
  id = name,
  hint,
  errors,
  options,
  many = false,
  chosen,
  columns = 1,
}: FieldText & { options: readonly Option[]; many?: boolean; chosen: readonly string[]; columns?: 1 | 2 | 3 }) {
  const grid = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 lg:grid-cols-3" }[columns];
  return (
    <Around as="legend" id={id} label={label} hint={hint} errors={errors}>
      <div className={`grid gap-x-6 ${grid}`}>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 flex-wrap items-start gap-x-3 py-2">
            <input
              type={many ? "checkbox" : "radio"}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="mt-1 size-5 shrink-0 accent-brand"
            />
            <span className="max-w-full flex-1">
              {option.label}
              {option.hint !== undefined && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Around>
  );
}
