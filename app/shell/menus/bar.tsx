import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { site } from "~/site";
import { Tray } from "~/student/list/tray";
import { PartBoundary } from "../errors/part-boundary";
import { Bars, Cross } from "../parts/icons";
import { StaticHtml } from "../parts/static-html";
import { Wordmark } from "../parts/wordmark";
import { closeMenus, enhanceMenus } from "./details-menus";
import { MegaMenus } from "./mega-menus";
import { barHead } from "./menu-classes";
import { MobileMenu } from "./mobile-menu";
import { UserPart } from "./user-part";

/** The bar at the top. On a very low window, such as at 400 % zoom, it does not stay there. */
export function Bar({ lang }: { lang?: string | undefined }) {
  const bar = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => (bar.current ? enhanceMenus(bar.current) : undefined), []);
  const last = useRef(key);
  useEffect(() => {
    // Each navigation closes what is open, but not the start of the program: a menu opens before that too.
    if (last.current !== key && bar.current) closeMenus(bar.current);
    last.current = key;
  }, [key]);
  return (
    <header
      id="bar"
      lang={lang}
      ref={bar}
      className="sticky top-0 z-40 border-b border-rule bg-paper [@media(max-height:24rem)]:relative print:static print:border-0"
    >
      <div className="mx-auto flex min-h-[calc(4rem-1px)] w-full max-w-[78rem] flex-wrap items-center gap-x-1 px-5 nav:flex-nowrap nav:gap-x-6 sm:px-8 print:min-h-0 print:px-0">
        <Link to="/" aria-label={`${site.name}, home`} className="inline-flex min-h-11 items-center no-underline">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden flex-1 items-center justify-end nav:flex print:hidden">
          <StaticHtml id="menus">{import.meta.env.SSR && <MegaMenus />}</StaticHtml>
          <div className="ms-3 border-s border-rule ps-3">
            <PartBoundary>
              <UserPart />
            </PartBoundary>
          </div>
        </nav>
        <div className="ms-auto nav:ms-0 print:hidden">
          <PartBoundary>
            <Tray />
          </PartBoundary>
        </div>
        <nav aria-label="Main" className="nav:hidden print:hidden">
          <details name="menu" data-menu className="group">
            <summary data-head className={barHead}>
              <span className="group-open:hidden">
                <Bars />
              </span>
              <span className="hidden group-open:inline">
                <Cross />
              </span>
              <span className="max-[22.5rem]:sr-only">Menu</span>
            </summary>
            <MobileMenu pathname={pathname} />
          </details>
        </nav>
      </div>
    </header>
  );
}
