import { CalendarDays, CircleDollarSign, Compass, Heart, MessageCircleQuestion } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStoredList } from "~/student/list/use-stored-list";
import { StaticHtml } from "../parts/static-html";

/** How many colleges a tool takes of the list on this device, where it opens with them. */
const takes: Readonly<Record<string, number>> = { "/college-cost-calculator": 40, "/application-timeline": 20 };

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
 * grow with the reader's text as far as a fifth of the screen holds them whole. Cost and dates are those of the list on
 * this device: the links say so, as somebody may copy one.
 */
export function PhoneBar({ lang }: { lang: string | undefined }) {
  const bar = useRef<HTMLElement>(null);
  const list = useStoredList();
  useEffect(() => {
    for (const link of bar.current?.querySelectorAll("a") ?? []) {
      const most = takes[link.pathname];
      if (most === undefined) continue;
      const asked = list && `?unitids=${list.split(",").slice(0, most).join(",")}`;
      link.setAttribute("href", link.pathname + asked);
    }
  }, [list]);
  return (
    <nav
      ref={bar}
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
