import type { MatchMessage } from "~/match/spanish/messages";
import { useTranslate } from "~/translation-context";
import { type Part, partLabels, weightChoices } from "../model/answers/choices";

/** How much one part counts, as four radio buttons in a row. */
export function WeightField({
  part,
  value,
  errors,
}: {
  part: Part;
  value: string;
  errors?: readonly string[] | undefined;
}) {
  const t = useTranslate<MatchMessage>();
  return (
    <fieldset
      id={part}
      aria-describedby={errors?.length ? `${part}-error` : undefined}
      className={errors?.length ? "border-s-4 border-danger ps-4" : ""}
    >
      <legend className="font-semibold">{t(partLabels[part])}</legend>
      {errors?.length ? (
        <p id={`${part}-error`} className="mt-1 font-semibold text-danger">
          <span className="sr-only">{t("Error: ")}</span>
          {errors.join(" ")}
        </p>
      ) : null}
      <div className="mt-1 grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(4.25rem,100%),1fr))]">
        {weightChoices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-16 flex-col items-center gap-1.5 border-t-2 border-rule px-1 pt-3 text-center text-sm leading-tight has-checked:border-brand has-checked:font-semibold"
          >
            <input
              type="radio"
              name={part}
              value={choice.value}
              defaultChecked={(value === "" ? "2" : value) === choice.value}
              className="size-5 shrink-0 accent-brand"
            />
            {t(choice.label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
