import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { TextField } from "~/design/field";
import type { DesignMessage } from "~/design/spanish";
import type { Translate } from "~/translation";
import { useTranslate } from "~/translation-context";
import { askNames } from "./ask-names";
import type { FoundName } from "./named-row";
import { type Press, pressFor } from "./press";

/** Letters from which on names are looked for. */
const fewestLetters = 2;

interface Choosing {
  /** What a chosen college does. */
  readonly onChoose?: (college: FoundName, field: HTMLInputElement) => void;
  /** Or the button of the form that would have added it. */
  readonly press?: (college: FoundName) => Press;
  /** Colleges that are not offered, because they are chosen already. */
  readonly taken?: readonly number[];
  /** How many are offered. */
  readonly most?: number;
  /** The page looks for other things too: that there is no college by that name says nothing. */
  readonly amongOthers?: boolean;
}

/**
 * A field to find a college by name, nickname or city. Without scripts, and until it is touched, it is the search field
 * of its form, whose button looks on the server. With scripts it is a combobox (ARIA 1.2, list autocomplete): names
 * follow what is typed, found in the browser, so nothing is sent for it.
 */
export function CollegeField({
  onChoose,
  press,
  taken = [],
  most = 8,
  amongOthers = false,
  ...field
}: Choosing & ComponentProps<typeof TextField>) {
  const t = useTranslate<DesignMessage>();
  const list = useId();
  const [alive, setAlive] = useState(false);
  const [names, setNames] = useState<readonly FoundName[] | null>(null);
  const [at, setAt] = useState(-1);
  const latest = useRef("");
  useEffect(() => setAlive(true), []);

  // Left out here and not when they're found: a college that was just chosen may be known as taken only later.
  const found = names?.filter(({ unitid }) => !taken.includes(unitid)).slice(0, most) ?? null;

  const close = () => {
    latest.current = "";
    setNames(null);
    setAt(-1);
  };
  const look = (text: string) => {
    const wanted = text.trim();
    latest.current = wanted;
    if (wanted.length < fewestLetters) return close();
    askNames(wanted, most + taken.length).then(
      (named) => {
        if (latest.current !== wanted) return;
        setNames(named);
        setAt(-1);
      },
      // The names did not come. The field is a search field as before.
      () => setAlive(false),
    );
  };
  const take = (college: FoundName, input: HTMLInputElement) => {
    close();
    // What was typed was a question, and is answered.
    input.value = "";
    onChoose?.(college, input);
    if (press !== undefined) pressFor(input, press(college));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (found === null || found.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // Before the first stands the field itself.
      setAt(((at + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      const college = found[at];
      if (college === undefined) return close();
      event.preventDefault();
      take(college, event.currentTarget);
    }
  };
  const open = found !== null && found.length > 0;
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <div className="relative">
      <TextField
        {...field}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={(event) => {
          field.onFocus?.(event);
          input.current = event.currentTarget;
          // The names are there by the time the first letters are.
          if (alive) askNames("").catch(() => {});
        }}
        onBlur={close}
        {...(alive && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": open,
          "aria-controls": list,
          "aria-activedescendant": open && at >= 0 ? `${list}-${at}` : undefined,
          autoCorrect: "off",
          spellCheck: false,
          onInput: (event) => look(event.currentTarget.value),
          onKeyDown,
        })}
      />
      {alive && (
        <>
          <div
            id={list}
            role="listbox"
            aria-label={t("Colleges found")}
            hidden={!open}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-[60vh] overflow-y-auto rounded-md border border-rule-strong bg-surface py-1 shadow-lift"
          >
            {found?.map((college, index) => (
              <Option
                key={college.unitid}
                id={`${list}-${index}`}
                college={college}
                active={index === at}
                onChoose={() => input.current !== null && take(college, input.current)}
              />
            ))}
          </div>
          <p role="status" className={found?.length === 0 && !amongOthers ? "mt-1 text-sm text-muted" : "sr-only"}>
            {found !== null && !(amongOthers && found.length === 0) && countWords(found.length, t)}
          </p>
        </>
      )}
    </div>
  );
}

function countWords(count: number, t: Translate<DesignMessage>): string {
  if (count === 0) return t("No college by that name yet. Try fewer letters or the city.");
  if (count === 1) return t("One college. Use the arrow keys to choose.");
  return t("{count} colleges. Use the arrow keys to choose.", { count });
}

function Option({
  id,
  college,
  active,
  onChoose,
}: {
  id: string;
  college: FoundName;
  active: boolean;
  onChoose: () => void;
}) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) here.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div
      ref={here}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      // The field would lose the focus, and with it the list would go before the tap is counted.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 px-3 py-2.5 ${active ? "bg-brand-tint text-brand-deep" : "hover:bg-brand-tint"}`}
    >
      <span className="font-semibold">{college.name}</span>
      <span className="text-sm text-muted">{college.place}</span>
    </div>
  );
}
