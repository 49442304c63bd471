import { useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { ChevronRight, Pencil } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "~/connection/recovery/toast";
import { Button } from "~/design/button";
import { pathIn, toolPathOf } from "~/language";
import { inEnglish, type Translate } from "~/translation";
import { useLanguage, useTranslate } from "~/translation-context";
import { resultsTool, searchWith } from "./answered-pages";
import { type Chip, chipsAt } from "./chips";
import { isOff, profileNow, saveProfile, turnOff } from "./device";
import { EditorFields, editorId } from "./editor-fields";
import { type EditorMistakes, mistakesOf } from "./editor-mistakes";
import { forget, RememberNothing, useToldForgotten } from "./forget-me";
import { answersIn, fillPage, refill } from "./forms";
import { useKnownDollars } from "./known-dollars";
import {
  editorPath,
  fieldsAt,
  isEmpty,
  learn,
  matchMoney,
  matchSearch,
  type Profile,
  type ProfileName,
} from "./profile";
import type { ProfileMessage } from "./spanish";
import { learnedWith } from "./tax-return";
import { type Told, tellingEvents, toldIn } from "./told";
import { useCountedHere } from "./use-counted";
import { useProfile } from "./use-profile";

/**
 * The line itself: what is known in a few words, what this page works with first. Each opens the form that changes it,
 * and one tap forgets everything.
 */
export function ProfilePart() {
  const t = useTranslate<ProfileMessage>();
  const profile = useProfile();
  const filled = useFilling();
  useLearning(t);
  useKnownDollars();
  const forgotten = useToldForgotten(t);
  const [open, setOpen] = useState<ProfileName | "first field" | null>(null);
  const { key, pathname, search } = useLocation();
  const posted = useCountedHere();
  const pencil = useRef<HTMLButtonElement>(null);
  const openedAt = useRef(0);
  const openAt = (name: ProfileName | "first field") => {
    openedAt.current = window.scrollY;
    setOpen(name);
  };
  // The form is long, and the page would stand somewhere in the middle where it was.
  const close = () => {
    flushSync(() => setOpen(null));
    window.scrollTo({ top: openedAt.current, behavior: "instant" });
    pencil.current?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form closes when the page changes
  useEffect(() => setOpen(null), [key]);
  if (isEmpty(profile)) return forgotten ? <RememberNothing /> : null;
  return (
    <div className="mx-auto w-full max-w-[78rem] px-5 sm:px-8">
      {/* With very large text there is no room for the answers between the two: they go below. */}
      <div className="flex min-h-12 flex-wrap items-center gap-x-1">
        <button
          ref={pencil}
          type="button"
          aria-label={t("Change what you told us")}
          aria-expanded={open !== null}
          aria-controls="profile-form"
          onClick={() => (open === null ? openAt("first field") : setOpen(null))}
          className="-ms-3 grid size-11 shrink-0 place-items-center text-link"
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
        <OneLine>
          {chipsAt(profile, pathname, { search, posted }, t).map((chip) => (
            <li key={chip.name} className="shrink-0">
              <OneAnswer chip={chip} onChange={() => openAt(chip.name)} />
            </li>
          ))}
        </OneLine>
        <Button type="button" look="quiet" className="shrink-0 text-sm" onClick={() => forget(t)}>
          {t("Forget me")}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {filled === 1 && t("One field is filled in with what you told us.")}
        {filled > 1 && t("{count} fields are filled in with what you told us.", { count: filled })}
      </p>
      {open !== null && <Editor profile={profile} at={open} done={close} />}
    </div>
  );
}

/**
 * The answers in one line that scrolls. Where it goes on, an arrow says so and moves it; the keyboard moves it anyway.
 */
function OneLine({ children }: { children: ReactNode }) {
  const t = useTranslate<ProfileMessage>();
  const line = useRef<HTMLUListElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    const part = line.current;
    if (part === null) return;
    // The end of the line is as wide as the fade before the arrow.
    const see = () => setGoesOn(part.scrollLeft + part.clientWidth < part.scrollWidth - 24);
    const watch = new ResizeObserver(see);
    for (const each of [part, ...part.children]) watch.observe(each);
    part.addEventListener("scroll", see, { passive: true });
    return () => {
      watch.disconnect();
      part.removeEventListener("scroll", see);
    };
  });
  return (
    <div className="flex min-w-28 grow basis-0 items-center">
      <ul
        ref={line}
        aria-label={t("You told us")}
        className="relative flex min-w-0 grow gap-x-1.5 overflow-x-auto pe-6 text-sm motion-safe:scroll-smooth [mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] [scrollbar-width:none]"
      >
        {children}
      </ul>
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => line.current?.scrollBy({ left: line.current.clientWidth * 0.7 })}
        className={`grid h-11 w-7 shrink-0 place-items-center text-link ${goesOn ? "" : "invisible"}`}
      >
        <ChevronRight className="size-5" />
      </button>
    </div>
  );
}

/** One answer to tap. Those that this page works with are filled in with color. */
function OneAnswer({ chip: { text, used }, onChange }: { chip: Chip; onChange: () => void }) {
  const t = useTranslate<ProfileMessage>();
  return (
    <button type="button" onClick={onChange} className="flex min-h-11 items-center">
      <span
        className={`rounded-full border px-2.5 py-1 leading-tight whitespace-nowrap ${used ? "border-brand bg-brand-tint font-semibold text-brand-deep" : "border-rule-strong text-muted"}`}
      >
        {text}
        <span className="sr-only">
          {used && `, ${t("used on this page")}`}. {t("Change it")}
        </span>
      </span>
    </button>
  );
}

function Editor({
  profile,
  at,
  done,
}: {
  profile: Profile;
  /** The answer that was tapped. */
  at: ProfileName | "first field";
  done: () => void;
}) {
  const t = useTranslate<ProfileMessage>();
  const language = useLanguage();
  const submit = useSubmit();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [mistakes, setMistakes] = useState<EditorMistakes>({});
  useEffect(() => {
    const [first] = Object.keys(mistakes) as ProfileName[];
    if (first !== undefined) document.getElementById(editorId(first))?.focus();
  }, [mistakes]);
  useEffect(() => {
    const field = document.getElementById(at === "first field" ? editorId("gpa") : editorId(at));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const texts = new Map([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
    const found = mistakesOf(texts);
    setMistakes(found);
    if (Object.keys(found).length > 0) return;
    const next = learn(profile, editorPath, texts);
    saveProfile(next);
    done();
    // A page that was made from the old answers is made again.
    const again = searchWith(pathname, search, profile, next);
    if (submitter instanceof HTMLButtonElement && submitter.value === "list") showList(matchSearch(next), next);
    else if (again !== null && toolPathOf(pathname) === resultsTool) showList(again, next);
    else if (again !== null && again !== search.slice(1))
      navigate(`${pathname}${again === "" ? "" : `?${again}`}`, { replace: true, preventScrollReset: true });
  };
  const showList = (asked: string, next: Profile) => {
    const action = pathIn(language, resultsTool);
    const money = matchMoney(next);
    if (money === null) submit(new URLSearchParams(asked), { method: "get", action });
    else submit({ ...money }, { method: "post", action: `${action}?${asked}` });
  };
  return (
    <form id="profile-form" onSubmit={save} noValidate className="max-w-[46rem] pt-2 pb-5">
      <EditorFields profile={profile} mistakes={mistakes} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button>{t("Save")}</Button>
        <Button look="next" name="then" value="list">
          {t("See my match list")}
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">
        {t(
          "Every tool starts from these answers, so you type them once. They’re kept in this browser on this device, not in your account, and your income is never in a link. On a shared computer, press “Forget me” when you’re done: it also takes away your list.",
        )}
      </p>
      <Button type="button" look="quiet" className="-ms-2 text-sm" onClick={() => turnOff(true)}>
        {t("Don’t remember anything I type")}
      </Button>
    </form>
  );
}

/**
 * Fills each page that opens, once. An answer to a post shows what was sent, and what was left empty there stays so.
 */
function useFilling(): number {
  const { pathname, search, key } = useLocation();
  const [filled, setFilled] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of a page, told apart by its key
  useEffect(() => {
    const main = document.getElementById("main");
    const posted = key === "default" && document.getElementById("first-load")?.hasAttribute("data-posted");
    if (main === null || posted || isEmpty(profileNow())) return setFilled(0);
    setFilled(fillPage(main, pathname, profileNow(), new URLSearchParams(search)).length);
  }, [key]);
  return filled;
}

/** Remembers what a tool is told. */
function useLearning(t: Translate<ProfileMessage>): void {
  useEffect(() => {
    const hear = (event: Event) => {
      const told = toldIn(event);
      if (told !== null) learnFrom(told, t);
    };
    for (const type of tellingEvents) document.addEventListener(type, hear, { capture: true });
    return () => {
      for (const type of tellingEvents) document.removeEventListener(type, hear, { capture: true });
    };
  }, [t]);
}

/** Said once: nothing can be done about it here. */
let toldUnstored = false;

/** Remembers what a tool was told; nothing where the form is no tool's or the reader said no. */
export function learnFrom({ form, pathname, field }: Told, t: Translate<ProfileMessage> = inEnglish): void {
  if (isOff() || Object.keys(fieldsAt(pathname)).length === 0) return;
  const before = profileNow();
  const answers = answersIn(form, pathname);
  // Of the others only what they say: who leaves one field hasn't made another one empty.
  const told = ([name, text]: [string, string]) =>
    field === null || name === field || (text !== "" && learnedWith(field).includes(name));
  const next = learn(before, pathname, new Map([...answers].filter(told)));
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  const stored = saveProfile(next);
  // What is sent stays as it was sent.
  if (field !== null) refill(form, pathname, next);
  if (!stored && !toldUnstored) {
    toldUnstored = true;
    toast({
      title: t("Not remembered"),
      text: t("Your browser won’t let us save anything, so the other tools will ask again."),
    });
  }
  if (stored && isEmpty(before))
    toast({
      title: t("Remembered on this device"),
      text: t("“Forget me” is on top of the page."),
    });
}
