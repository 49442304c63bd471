import { useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { everyFieldOf, fillFields, isChanged, type KeptFields } from "./device-fields";
import { forgetInTab, forgetOtherEntries, useKeptInTab } from "./use-kept-in-tab";

/** Forms and answers of one tool that Back can lead to. */
const most = 4;
const postedAs = (name: string) => `posted:${name}`;
const typedAs = (name: string) => `typed:${name}`;
const changedAs = (name: string) => `changed:${name}`;

/**
 * F5 and Back open the page of a posted form without its answer. What was posted stays in this tab, and is posted once
 * more.
 *
 * @param name one for each tool
 * @param posted the fields of the answer on the screen as a query; `undefined` while the page shows none
 * @param action where the form is posted to
 * @param alone what was posted before is another family's business, and is taken away
 */
export function usePostedAgain(name: string, posted: string | undefined, action: string, alone = false): void {
  const earlier = useKeptInTab(postedAs(name), posted, alone ? 1 : most);
  const submit = useSubmit();
  useEffect(() => {
    if (earlier === null) return;
    const fields = new URLSearchParams(earlier);
    // Without a connection there's no answer, but what was typed need not be typed again.
    if (!navigator.onLine) return fillPosted(action, fields);
    submit(fields, { method: "post", action, replace: true, preventScrollReset: true });
  }, [earlier, action, submit]);
}

/** Puts what was posted back into the form that posts to an address. */
function fillPosted(action: string, posted: URLSearchParams): void {
  const { pathname } = new URL(action, location.origin);
  const form = [...document.forms].find((one) => one.method === "post" && new URL(one.action).pathname === pathname);
  if (form === undefined) return;
  // Of what can be ticked only the ticks were posted.
  const all = everyFieldOf(form).map(({ name, place, value }) => {
    const values = posted.getAll(name);
    const [control] = form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    const isTick = control?.type === "checkbox" || control?.type === "radio";
    return { name, place, value: isTick ? value : (values[place] ?? ""), checked: isTick && values.includes(value) };
  });
  fillFields(form, all);
}

/**
 * Keeps what is typed in a form and not posted in this tab, for F5 and Back. Where the form is drawn again for other
 * colleges, it stands within the form.
 *
 * @param name one for each tool
 * @param form its id
 * @param posted the page answers this form, and `usePostedAgain` brings that answer back: here is what was changed
 *   since
 * @param alone what was typed before is another household's, and is taken away
 */
export function TypedInTab({
  name,
  form,
  posted = false,
  alone = false,
}: {
  name: string;
  form: string;
  posted?: boolean;
  alone?: boolean;
}) {
  // What the page filled in before it was posted once more is not what was changed since.
  return <Kept key={posted ? "changed" : "typed"} name={name} form={form} posted={posted} alone={alone} />;
}

function Kept({
  name,
  form: id,
  posted,
  alone,
}: {
  name: string;
  form: string;
  posted: boolean;
  alone: boolean;
}): ReactNode {
  const [typed, setTyped] = useState<KeptFields | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const key = (posted ? changedAs : typedAs)(name);
  const earlier = useKeptInTab(key, typed, alone ? 1 : most);
  // What the page itself fills in as it opens must not take the place of what was kept: that is looked for first.
  useEffect(() => {
    setOpen(true);
    if (!alone) return;
    forgetInTab(typedAs(name));
    forgetOtherEntries(changedAs(name));
  }, [name, alone]);
  useEffect(() => {
    const form = document.forms.namedItem(id);
    if (!form || !isOpen) return;
    const follow = () => setTyped(everyFieldOf(form));
    form.addEventListener("input", follow);
    form.addEventListener("change", follow);
    // Of a list with fewer rows, each value would end up in another row.
    if (earlier !== null && earlier.length >= everyFieldOf(form).length) fillFields(form, earlier);
    // On a slow phone somebody types before the program is there to hear it.
    else if (isChanged(form)) follow();
    return () => {
      form.removeEventListener("input", follow);
      form.removeEventListener("change", follow);
    };
  }, [id, isOpen, earlier]);
  return null;
}

/** Takes away what was typed and is answered now. */
export function forgetTyped(name: string): void {
  for (const keptAs of [typedAs, changedAs]) forgetInTab(keptAs(name));
}

/** Takes away what this tab keeps of one tool. */
export function forgetForm(name: string): void {
  forgetInTab(postedAs(name));
  forgetTyped(name);
}
