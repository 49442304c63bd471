import type { SupportLook } from "~/account/support-looks";
import { momentInWords } from "~/calendar/moment";
import { Section } from "~/design/layout";

/** Shown on the page itself; the rest is in the download. */
const shown = 20;

/** When our support looked at this account, and why. */
export function SupportPart({ looks }: { looks: readonly SupportLook[] }) {
  return (
    <Section id="support" title="When our support looked">
      {looks.length === 0 ? (
        <p>No one from our support has looked at your account.</p>
      ) : (
        <ul className="max-w-[46rem]">
          {looks.slice(0, shown).map(({ at, what, why }) => (
            <li key={`${at} ${what}`} className="border-t border-rule py-3">
              <p>
                {what}. <span className="text-muted">{momentInWords(at)}</span>
              </p>
              <p className="wrap-anywhere text-sm">Why: {why}</p>
            </li>
          ))}
        </ul>
      )}
      {looks.length > shown && <p className="mt-3 text-sm">The download below has all {looks.length}.</p>}
      <p className="mt-3 max-w-[46rem] text-sm text-muted">
        Support can see how you sign in, your subscription, how many plans you’re in, and whether email reaches you.
        Support can’t see your plans, what you write in them, your family’s money, or your questions to the counselor.
      </p>
    </Section>
  );
}
