import { CalendarDays, CircleDollarSign, Compass, Heart, MessageCircleQuestion } from "lucide-react";
import { StaticHtml } from "./static-html";

/** What one comes back for, one tap away: these five besides the menu, which has everything. */
const places = [
  { name: "Match", to: "/college-match-quiz", Icon: Compass },
  { name: "Cost", to: "/college-cost-calculator", Icon: CircleDollarSign },
  { name: "Dates", to: "/application-timeline", Icon: CalendarDays },
  { name: "List", to: "/college-list", Icon: Heart },
  { name: "Ask", to: "/counselor", Icon: MessageCircleQuestion },
] as const;

/**
 * On the lower edge of a phone, under the thumb. On a very low window it gives way, as the bar on top does. Its words
 * grow with the reader's text as far as a fifth of the screen holds them whole.
 */
export function PhoneBar({ lang }: { lang: string | undefined }) {
  return (
    <nav
      aria-label="Tools"
      lang={lang}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] nav:hidden [@media(max-height:24rem)]:hidden print:hidden"
    >
      <StaticHtml id="phone-places">{import.meta.env.SSR && <Places />}</StaticHtml>
    </nav>
  );
}

function Places() {
  return (
    <ul className="mx-auto flex max-w-[34rem]">
      {places.map(({ name, to, Icon }) => (
        <li key={to} className="min-w-0 flex-1">
          <a
            href={to}
            className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,5.5vw)] leading-tight font-semibold text-ink no-underline hover:bg-brand-tint aria-[current]:text-brand"
          >
            <Icon aria-hidden="true" className="size-[1.375rem] max-[20rem]:hidden" strokeWidth={1.75} />
            <span className="whitespace-nowrap">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
