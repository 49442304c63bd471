import { type ReactNode, useEffect } from "react";
import { sandboxLine, useInSandbox } from "~/http/in-sandbox";
import { type Language, langWithin } from "~/language";
import { ProfilePlace } from "~/student/profile/profile-place";
import { DeferredParts } from "./deferred/deferred-parts";
import { Loading } from "./deferred/loading";
import { guardPages } from "./errors/missing-chunk";
import { PartBoundary } from "./errors/part-boundary";
import { Bar } from "./menus/bar";
import { Footer } from "./menus/footer";
import { PhoneBar } from "./menus/phone-bar";
import { Arrival } from "./navigation/arrival";
import { ToTop } from "./navigation/to-top";

interface ShellProps {
  /** Language of the page. The menus and the footer are English everywhere, and say so on a page that is not. */
  readonly language: Language;
  /** When the college figures were checked, "November 21, 2026"; null when that is not known. */
  readonly figuresCheckedOn: string | null;
  readonly children: ReactNode;
}

/** What every page has around it. Each part may fail without taking the page with it. */
export function Shell({ language, figuresCheckedOn, children }: ShellProps) {
  const lang = langWithin(language, "en");
  const sandbox = useInSandbox();
  useEffect(guardPages, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:shadow-lift"
      >
        {language === "es" ? "Saltar al contenido" : "Skip to the content"}
      </a>
      {sandbox && <SandboxLine lang={lang} />}
      <PartBoundary instead={<p className="p-4">Something went wrong. Please refresh the page to continue</p>}>
        <Bar lang={lang} />
      </PartBoundary>
      <PartBoundary>
        <ProfilePlace />
      </PartBoundary>
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <PartBoundary>
        <Footer figuresCheckedOn={figuresCheckedOn} lang={lang} />
      </PartBoundary>
      <PartBoundary>
        <PhoneBar lang={lang} />
      </PartBoundary>
      <PartBoundary>
        <Arrival />
        <div lang={lang}>
          <Loading />
          <ToTop />
          <DeferredParts />
        </div>
      </PartBoundary>
    </>
  );
}

const SandboxLine = ({ lang }: { lang: string | undefined }) => (
  <aside
    id={sandboxLine}
    lang={lang}
    aria-label="Sandbox"
    className="bg-notice-tint px-5 py-1.5 text-center text-sm sm:px-8 print:hidden"
  >
    <p>
      <strong>Sandbox.</strong> This copy runs only on this computer, with test versions of sign-in, payment and email.
    </p>
  </aside>
);
