import { Link } from "@remix-run/react";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { useTranslate } from "~/translation-context";
import type { StudentMessage } from "../spanish";
import { isOff, profileNow, saveProfile } from "./device";

const free = [
  { to: "/help/first-in-the-family#fees", name: "Fees you may not have to pay", note: "applications, the SAT and ACT" },
  { to: "/help/first-in-the-family#who", name: "People who help for free", note: "TRIO, QuestBridge and others" },
  { to: "/help/first-in-the-family#road", name: "The whole road, step by step", note: "and why each step matters" },
] as const satisfies readonly { to: string; name: StudentMessage; note: StudentMessage }[];

/**
 * Asked once: opening it is the answer. It stays on the device and stands in no address, since a link to a list is
 * shown to others. Without scripts it opens all the same.
 */
export function FirstGeneration() {
  const t = useTranslate<StudentMessage>();
  const question = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (question.current !== null && profileNow().first === "yes") question.current.open = true;
  }, []);
  const answer = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    const { first, ...others } = profileNow();
    if (isOff() || open === (first === "yes")) return;
    saveProfile(open ? { ...others, first: "yes" } : others);
  };
  return (
    <details
      ref={question}
      onToggle={answer}
      className="group max-w-[42rem] rounded-md border border-rule print:hidden"
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-2.5 font-semibold">
        <span>{t("Would you be the first in your family to finish college?")}</span>
        <span className="shrink-0 text-link underline underline-offset-4">
          <span className="group-open:hidden">{t("Yes")}</span>
          <span className="hidden group-open:inline">{t("No")}</span>
        </span>
      </summary>
      <div className="px-4 pb-4">
        <p>
          {t("Then some fees can be waived, and people at colleges are paid to help you. Most students aren’t told.")}
        </p>
        <ul className="mt-2">
          {free.map(({ to, name, note }) => (
            <li key={to}>
              <Link to={to} className="inline-block py-2 font-semibold">
                {t(name)}
              </Link>{" "}
              <span className="text-sm text-muted">{t(note)}</span>
            </li>
          ))}
          <li>
            <Link to="/pricing#fee-waiver" className="inline-block py-2 font-semibold">
              {t("With a fee waiver, our Family plan is free")}
            </Link>
          </li>
        </ul>
      </div>
    </details>
  );
}
