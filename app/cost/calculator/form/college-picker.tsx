import { Form, Link, useNavigate } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { CollegeField } from "~/colleges/find/college-field";
import { Button, buttonClass } from "~/design/button";
import { pathIn } from "~/language";
import { GoneColleges } from "~/season/gone-colleges";
import { KeptOffer } from "~/student/list/kept-offer";
import { useLanguage, useTranslate } from "~/translation-context";
import { calculatorPath, costPath, mostColleges } from "../../asked-colleges";
import type { CostMessage } from "../../spanish/messages";
import type { FormOptions } from "../answers/form-options";

/**
 * Choosing colleges before anything private is typed: a search by address, so that the list can be shared and gone back
 * to. What is typed further down stays, because the page is the same.
 */
export function CollegePicker({ options, state }: { options: FormOptions; state: string }) {
  const t = useTranslate<CostMessage>();
  const language = useLanguage();
  const unitids = options.colleges.map(({ unitid }) => unitid);
  const full = unitids.length >= mostColleges;
  const to = (ids: readonly number[]) => withState(pathIn(language, calculatorPath(ids)), state);
  const navigate = useNavigate();
  return (
    <>
      {unitids.length === 0 && <KeptOffer to={to} most={mostColleges} />}
      <Chosen options={options}>
        {(unitid, name) => (
          <Link to={to(unitids.filter((id) => id !== unitid))} preventScrollReset className={buttonClass("quiet")}>
            {t("Remove")}
            <span className="sr-only"> {name}</span>
          </Link>
        )}
      </Chosen>
      {!full && (
        <Form
          method="get"
          action={pathIn(language, costPath)}
          preventScrollReset
          role="search"
          className="mt-4 max-w-[42rem]"
        >
          {unitids.length > 0 && <input type="hidden" name="unitids" value={unitids.join(",")} />}
          {state !== "" && <input type="hidden" name="state" value={state} />}
          <SearchLine
            options={options}
            onChoose={({ unitid }) => navigate(to([...unitids, unitid]), { preventScrollReset: true })}
          >
            <Button look={unitids.length === 0 ? "next" : "plain"}>{t("Search")}</Button>
          </SearchLine>
        </Form>
      )}
      {!full && (
        <Found options={options}>
          {(unitid, name) => (
            <Link to={to([...unitids, unitid])} preventScrollReset className={buttonClass("plain")}>
              {t("Add")}
              <span className="sr-only"> {name}</span>
            </Link>
          )}
        </Found>
      )}
    </>
  );
}

/**
 * The same inside the posted form: every button posts what is typed, whatever it is, so nothing is lost and nothing
 * gets into an address.
 */
export function PostedPicker({ options }: { options: FormOptions }) {
  const t = useTranslate<CostMessage>();
  const full = options.colleges.length >= mostColleges;
  return (
    <>
      <Chosen options={options}>
        {(unitid, name) => (
          <Button look="quiet" name="intent" value={`remove:${unitid}`} formNoValidate>
            {t("Remove")}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </Chosen>
      {!full && (
        <div className="mt-4 max-w-[42rem]">
          <SearchLine options={options} press={({ unitid }) => ({ name: "intent", value: `add:${unitid}` })}>
            <Button name="intent" value="find" formNoValidate>
              {t("Search")}
            </Button>
          </SearchLine>
          <Found options={options}>
            {(unitid, name) => (
              <Button name="intent" value={`add:${unitid}`} formNoValidate>
                {t("Add")}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
          </Found>
        </div>
      )}
    </>
  );
}

function SearchLine({
  options,
  children,
  ...choosing
}: Pick<ComponentProps<typeof CollegeField>, "onChoose" | "press"> & { options: FormOptions; children: ReactNode }) {
  const t = useTranslate<CostMessage>();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[1_1_13rem]">
        <CollegeField
          name="q"
          label={t("Find a college")}
          hint={t("By name, nickname, city or state.")}
          maxLength={200}
          defaultValue={options.query}
          taken={options.colleges.map(({ unitid }) => unitid)}
          {...choosing}
        />
      </div>
      {children}
    </div>
  );
}

function Chosen({
  options,
  children,
}: {
  options: FormOptions;
  children: (unitid: number, name: string) => ReactNode;
}) {
  const t = useTranslate<CostMessage>();
  if (options.colleges.length === 0) return null;
  return (
    <>
      <ol className="max-w-[42rem]">
        {options.colleges.map(({ unitid, name, place }) => (
          <li key={unitid} className="flex items-center justify-between gap-x-4 border-b border-rule py-1.5">
            <span className="min-w-0">
              <span className="font-semibold">{name}</span> <span className="text-sm text-muted">{place}</span>
            </span>
            {children(unitid, name)}
          </li>
        ))}
      </ol>
      {options.leftOut.length > 0 && (
        <p className="mt-4 max-w-[42rem]">
          {t("{most} colleges fit side by side. Not shown: {names}. To see one of them, remove another and add it.", {
            most: mostColleges,
            names: options.leftOut.join(", "),
          })}
        </p>
      )}
    </>
  );
}

function Found({ options, children }: { options: FormOptions; children: (unitid: number, name: string) => ReactNode }) {
  const t = useTranslate<CostMessage>();
  const { found, gone, query } = options;
  if (found === null) return null;
  if (found.length === 0) {
    return gone.length > 0 ? (
      <GoneColleges gone={gone} />
    ) : (
      <p role="status" className="mt-4">
        {t("No other college was found for “{query}”. Try fewer letters or the city.", { query })}
      </p>
    );
  }
  return (
    <div className="mt-4 max-w-[42rem]">
      <GoneColleges gone={gone} />
      <h3 className="text-lg">{t("Found for “{query}”", { query })}</h3>
      <ul>
        {found.map(({ unitid, name, place }) => (
          <li key={unitid} className="flex items-center justify-between gap-x-4 border-b border-rule py-2">
            <span className="min-w-0">
              {name} <span className="text-sm text-muted">{place}</span>
            </span>
            {children(unitid, name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function withState(path: string, state: string): string {
  return state === "" ? path : `${path}${path.includes("?") ? "&" : "?"}state=${encodeURIComponent(state)}`;
}
