import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AidMessage } from "~/aid/spanish/messages";
import { Chevron } from "~/design/icons";
import { useTranslate } from "~/translation-context";

/**
 * One part of the form. On a phone its heading opens it, and only one is open at a time; where there is room all stand
 * in full. Its address opens it, without scripts too.
 *
 * @param open something in it has to be put right
 * @param next the part that follows
 */
export function Step({
  id,
  title,
  open = false,
  next,
  children,
}: {
  id: string;
  title: ReactNode;
  open?: boolean;
  next?: { readonly id: string; readonly title: ReactNode };
  children: ReactNode;
}) {
  const t = useTranslate<AidMessage>();
  const here = useRef<HTMLDetailsElement>(null);
  const answered = useAnswered(here);
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-rule md:py-10 print:py-4">
      <details ref={here} className="fold-narrow" name="aid-step" open={open}>
        <summary className="flex min-h-14 items-center gap-3 py-2">
          <Chevron className="size-5 shrink-0 text-brand transition-transform [[open]>summary>&]:rotate-90" />
          <h2 className="min-w-0 text-xl">{title}</h2>
          {answered > 0 && (
            <span className="ms-auto shrink-0 text-sm text-muted">{t("{count} filled in", { count: answered })}</span>
          )}
        </summary>
        <div id={id} className="scroll-mt-[calc(var(--bar-height)+7.5rem)] pt-3 pb-8 md:scroll-mt-16 md:p-0">
          <h2 id={`${id}-title`} className="mb-5 hidden md:block">
            {title}
          </h2>
          {children}
          {next !== undefined && (
            <a href={`#${next.id}`} className="mt-8 flex min-h-11 items-center font-semibold md:hidden">
              <span>
                {t("Next:")} {next.title}
              </span>
            </a>
          )}
        </div>
      </details>
    </section>
  );
}

/** Answers that come chosen say nothing of what was filled in. */
const filledIn = "input[type=text], input:not([type]), [type=checkbox]:checked, [type=radio]:checked, select";
const comesChosen = /^award_year$|\.(taxes|joint)$/;

/** How many answers of a part stand in it; 0 until scripts count. */
function useAnswered(part: { readonly current: HTMLElement | null }): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = part.current?.closest("form");
    if (!form) return;
    const follow = () => {
      const fields = part.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(filledIn) ?? [];
      setCount([...fields].filter(({ name, value }) => value.trim() !== "" && !comesChosen.test(name)).length);
    };
    follow();
    form.addEventListener("input", follow);
    form.addEventListener("change", follow);
    return () => {
      form.removeEventListener("input", follow);
      form.removeEventListener("change", follow);
    };
  }, [part]);
  return count;
}
