import { type ComponentType, useEffect, useRef, useState } from "react";
import { situationChoices } from "~/aid/form/questions";
import type { AidMessage } from "~/aid/spanish/messages";
import { SelectField, TextField } from "~/design/field";
import { filledWith, useTranslate } from "~/translation-context";

const options: readonly { value: string; label: AidMessage }[] = [
  { value: "", label: "Choose" },
  ...situationChoices,
  { value: "independent", label: "I’m independent, so they don’t count" },
];

/**
 * Three questions of the form on top of it, for a range at once. They are the form's own: what is typed here stands
 * there, and the other way around. Without scripts they would do nothing, so they are shown with scripts alone.
 */
export function ThreeQuestions() {
  const t = useTranslate<AidMessage>();
  const here = useRef<HTMLDivElement>(null);
  const [Known, setKnown] = useState<ComponentType<{ take: (income: string) => void }> | null>(null);
  useEffect(() => {
    // Only whose device knows an amount fetches what offers it.
    if (document.documentElement.hasAttribute("data-money"))
      import("./known-band").then(
        ({ KnownBand }) => setKnown(() => KnownBand),
        () => {},
      );
  }, []);
  const take = (income: string) => {
    const field = here.current?.querySelector<HTMLInputElement>("[name=quick-income]");
    if (!field) return;
    field.value = income;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  useEffect(() => {
    const form = here.current?.parentElement?.querySelector("form");
    const quick = here.current;
    if (!form || !quick) return;
    // Only what was changed: an answer that the form has and this one doesn't show yet must stay.
    const write = ({ target }: Event) => answerForm(form, quick, target);
    // Once it's left it's told, as the form's own field would be.
    const left = ({ target }: Event) => {
      const { size, income, ownSize, ownIncome } = partsOf(form, quick);
      const own = target === size ? ownSize : target === income ? ownIncome : null;
      own?.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const read = () => answerQuick(form, quick);
    // What was typed before the scripts came counts; where nothing was, the form's own answers show.
    for (const field of fieldsOf(quick)) if (field.value !== "") answerForm(form, quick, field);
    read();
    quick.addEventListener("input", write);
    quick.addEventListener("change", left);
    form.addEventListener("input", read);
    form.addEventListener("change", read);
    return () => {
      quick.removeEventListener("input", write);
      quick.removeEventListener("change", left);
      form.removeEventListener("input", read);
      form.removeEventListener("change", read);
    };
  }, []);
  return (
    <div ref={here} className="print:hidden">
      <section
        aria-labelledby="quick-title"
        className="mb-10 hidden max-w-[42rem] gap-6 border-t-4 border-brand pt-12 lg:pt-5 [@media(scripting:enabled)]:grid"
      >
        <div>
          <h2 id="quick-title">{t("Three questions for a range")}</h2>
          <p className="mt-1 text-muted">
            {t("You’ll see it as you answer. The form below makes it exact, and already has what you type here.")}
          </p>
        </div>
        <SelectField
          name="quick-parents"
          label={t("How do your legal parents live today?")}
          hint={t(
            "If they live apart, only one of them counts: the one who gave you more support in the last 12 months.",
          )}
          options={options.map(({ value, label }) => ({ value, label: t(label) }))}
          defaultValue=""
          className="max-w-96"
        />
        <p data-independent="" hidden>
          {filledWith(t("{link} in the form."), {
            link: <a href="#grounds">{t("Check what makes you independent")}</a>,
          })}
        </p>
        <TextField
          name="quick-size"
          label={t("How many people are in the family?")}
          hint={t("You, the parents who count, and everyone they support more than half.")}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-24"
        />
        <TextField
          name="quick-income"
          label={t("Their adjusted gross income (AGI), or yours if you’re independent")}
          hint={t("Form 1040, line 11 (11a on the 2025 form). A rough number is fine for a range.")}
          before="$"
          inputMode="text"
          autoComplete="off"
          data-private=""
          className="max-w-56"
        />
        {Known !== null && <Known take={take} />}
      </section>
    </div>
  );
}

type Control = HTMLInputElement | HTMLSelectElement;
const fieldsOf = (quick: Element) => [...quick.querySelectorAll<Control>("input, select")];

function partsOf(form: HTMLFormElement, quick: Element) {
  const [parents, size, income] = fieldsOf(quick);
  const independent = form.querySelector("[name=grounds]:checked") !== null;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return {
    parents,
    size,
    income,
    independent,
    ownSize: field("family_size"),
    ownIncome: field(independent ? "student.agi" : "parents.agi"),
  };
}

/** One of the three into the form, as if it had been typed there. */
function answerForm(form: HTMLFormElement, quick: Element, changed: EventTarget | null): void {
  const { parents, size, income, independent, ownSize, ownIncome } = partsOf(form, quick);
  if (parents && changed === parents) {
    // Something ticked in the form decides; the line below the question leads there.
    if (independent) parents.value = "independent";
    else chooseSituation(form, parents.value);
  }
  for (const [own, typed] of [
    [ownSize, size],
    [ownIncome, income],
  ] as const) {
    if (changed !== typed || !own || !typed || own.value === typed.value) continue;
    own.value = typed.value;
    own.dispatchEvent(new Event("input", { bubbles: true }));
  }
  showIndependent(quick, parents?.value === "independent");
}

function chooseSituation(form: HTMLFormElement, value: string): void {
  const situation = form.querySelector<HTMLInputElement>(`[name=situation][value="${value}"]`);
  if (situation !== null) {
    // A click is what the parts that show and hide listen to.
    if (!situation.checked) situation.click();
    return;
  }
  // Nobody who calls themselves independent is to see a range with parents in it as theirs.
  const chosen = form.querySelector<HTMLInputElement>("[name=situation]:checked");
  if (chosen === null) return;
  chosen.checked = false;
  chosen.dispatchEvent(new Event("input", { bubbles: true }));
}

/** From the form into the three questions, but for the one that somebody types in. */
function answerQuick(form: HTMLFormElement, quick: Element): void {
  const { parents, size, income, independent, ownSize, ownIncome } = partsOf(form, quick);
  const chosen = form.querySelector<HTMLInputElement>("[name=situation]:checked")?.value ?? "";
  if (parents && parents !== document.activeElement && (independent || parents.value !== "independent"))
    parents.value = independent ? "independent" : chosen;
  if (size && size !== document.activeElement) size.value = ownSize?.value ?? "";
  if (income && income !== document.activeElement) income.value = ownIncome?.value ?? "";
  showIndependent(quick, parents?.value === "independent");
}

function showIndependent(quick: Element, shown: boolean): void {
  const line = quick.querySelector<HTMLElement>("[data-independent]");
  if (line) line.hidden = !shown;
}
