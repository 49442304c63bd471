import { Plus } from "lucide-react";
import { type FormEvent, useId, useMemo, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { cip2, familyOf, majors, searchFields, searchMajors } from "~/colleges/facts/fields";
import { Spoken } from "~/design/layout";
import { fieldIn } from "~/match/field-words";
import type { MatchMessage } from "~/match/spanish/messages";
import { fact } from "~/match/words";
import { useTranslate } from "~/translation-context";
import { fieldGroups } from "./field-groups";
import type { StepValues } from "./step-values";

/**
 * Fields of study as checkboxes under headings that open. With JavaScript a search narrows the same checkboxes while
 * typing: what is ticked stays ticked and goes along, also while it is hidden.
 */
export function StudyStep({ values }: { values: StepValues }) {
  const t = useTranslate<MatchMessage>();
  const hydrated = useHydrated();
  const given = values.many("fields");
  const [asked, setAsked] = useState("");
  const [ticked, setTicked] = useState<readonly string[]>(given);
  // A group in which something was ever ticked stays open, so that nothing closes under the hand that unticks.
  const [touched, setTouched] = useState<readonly string[]>(given);
  const found = useMemo(() => {
    const inBoth = (said: string) => [said, fact(t, said)];
    return new Set([...searchFields(asked, inBoth), ...searchMajors(asked, inBoth)].map((field) => field.code));
  }, [asked, t]);
  const searching = asked.trim() !== "";
  const searchId = useId();
  const errors = values.errors("fields");

  function onTick({ target }: FormEvent<HTMLFieldSetElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== "fields") return;
    const { value, checked } = target;
    setTicked((codes) => (checked ? [...codes, value] : codes.filter((code) => code !== value)));
    setTouched((codes) => [...codes, value]);
  }

  return (
    <fieldset id="fields" aria-describedby={errors ? "fields-error" : undefined} onChange={onTick}>
      <legend className="sr-only">{t("Fields of study")}</legend>
      {errors && (
        <p id="fields-error" className="mb-4 font-semibold text-danger">
          <Spoken>{t("Error: ")}</Spoken>
          {errors.join(" ")}
        </p>
      )}
      {hydrated && (
        <div className="mb-5">
          <label htmlFor={searchId} className="font-semibold">
            {t("Search by major")}
          </label>
          <input
            id={searchId}
            type="search"
            value={asked}
            maxLength={80}
            autoComplete="off"
            placeholder={t("nursing, welding, film …")}
            onChange={(event) => setAsked(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
            className="mt-1.5 block min-h-11 w-full max-w-md rounded-md border border-rule-strong bg-surface px-3 py-2 placeholder:text-muted"
          />
          <p role="status" className="mt-2 min-h-6 text-sm text-muted">
            {searching
              ? found.size === 0
                ? t("We found nothing by that name. Try a shorter word.")
                : t("{count} found.", { count: found.size })
              : ticked.length > 0 &&
                t("Checked: {fields}.", {
                  fields: fieldGroups
                    .flatMap(({ codes }) => choicesOf(codes).filter((code) => ticked.includes(code)))
                    .map((code) => fieldIn(t, code))
                    .join(", "),
                })}
          </p>
        </div>
      )}
      <div className="border-b border-rule">
        {fieldGroups.map((group) => (
          <FieldGroup
            key={group.id}
            group={group}
            given={given}
            open={choicesOf(group.codes).some((code) => touched.includes(code))}
            found={searching ? found : null}
          />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The families of a group, each followed by its programs that can be chosen alone, and by others that a link brought.
 */
function choicesOf(families: readonly string[], given: readonly string[] = []): readonly string[] {
  return families.flatMap((family) => {
    const programs = majors.map(({ code }) => code).filter((code) => familyOf(code) === family);
    const more = given.filter((code) => code.length === 4 && familyOf(code) === family && !programs.includes(code));
    return [family, ...programs, ...more];
  });
}

function FieldGroup({
  group,
  given,
  open,
  found,
}: {
  group: (typeof fieldGroups)[number];
  given: readonly string[];
  open: boolean;
  /** Codes that the search found, `null` while nothing is searched. */
  found: ReadonlySet<string> | null;
}) {
  const t = useTranslate<MatchMessage>();
  const all = choicesOf(group.codes, given);
  // Who looks for nursing means the program; the whole family of health comes after it.
  const codes = found === null ? all : all.toSorted((a, b) => b.length - a.length);
  const empty = found !== null && !codes.some((code) => found.has(code));
  return (
    <details open={found === null ? open : true} hidden={empty} className="group border-t border-rule">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5 font-semibold">
        <span>
          {t(group.label)}
          <span className="block text-sm font-normal text-muted group-open:hidden">
            {group.codes.map((code) => fieldIn(t, code)).join(" · ")}
          </span>
        </span>
        <Plus aria-hidden="true" className="size-5 shrink-0 text-brand transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid gap-x-6 pb-4 sm:grid-cols-2">
        {codes.map((code) => (
          <label
            key={code}
            hidden={found !== null && !found.has(code)}
            className="flex min-h-11 items-start gap-3 py-2"
          >
            <input
              type="checkbox"
              name="fields"
              value={code}
              defaultChecked={given.includes(code)}
              className="mt-1 size-5 shrink-0 accent-brand"
            />
            <span>
              {fieldIn(t, code)}
              <span className="block text-sm text-muted">
                {code.length === 4
                  ? t("this program alone")
                  : cip2[code]?.majors
                      .slice(0, 4)
                      .map((major) => fact(t, major))
                      .join(", ")}
              </span>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
