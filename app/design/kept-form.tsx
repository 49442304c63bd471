import { useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { fieldsOf, fillFields, type KeptFields } from "./device-fields";
import { forgetInTab, useKeptInTab } from "./use-kept-in-tab";

/** Forms and answers of one tool that Back can lead to. */
const most = 4;
const postedAs = (name: string) => `posted:${name}`;
const typedAs = (name: string) => `typed:${name}`;

/**
 * F5 and Back open the page of a posted form without its answer. What was posted stays in this tab, and is posted once
 * more.
 *
 * @param name one for each tool
 * @param posted the fields of the answer on the screen as a query, `null` for one that's kept nowhere and takes away
 *   what was; `undefined` while the page shows none
 * @param action where the form is posted to
 */
export function usePostedAgain(name: string, posted: string | null | undefined, action: string): void {
  const earlier = useKeptInTab(postedAs(name), posted, most);
  const submit = useSubmit();
  useEffect(() => {
    if (earlier === null) return;
    submit(new URLSearchParams(earlier), { method: "post", action, replace: true, preventScrollReset: true });
  }, [earlier, action, submit]);
}

/**
 * Keeps what is typed in a form that nobody posted yet in this tab, for F5 and Back.
 *
 * @param name one for each tool
 * @param form its id
 * @param keep whether it may be kept; otherwise what was kept is taken away
 */
export function TypedInTab({ name, form: id, keep = true }: { name: string; form: string; keep?: boolean }) {
  const [typed, setTyped] = useState<KeptFields | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const earlier = useKeptInTab(typedAs(name), keep ? typed : null, most);
  // What the page itself fills in as it opens must not take the place of what was kept: that is looked for first.
  useEffect(() => setOpen(true), []);
  useEffect(() => {
    const form = document.forms.namedItem(id);
    if (!form || !isOpen || !keep) return;
    const follow = () => setTyped(fieldsOf(form));
    form.addEventListener("input", follow);
    form.addEventListener("change", follow);
    if (earlier !== null) fillFields(form, earlier);
    return () => {
      form.removeEventListener("input", follow);
      form.removeEventListener("change", follow);
    };
  }, [id, isOpen, keep, earlier]);
  return null;
}

/** Takes away what this tab keeps of one tool. */
export function forgetForm(name: string): void {
  forgetInTab(postedAs(name));
  forgetInTab(typedAs(name));
}
