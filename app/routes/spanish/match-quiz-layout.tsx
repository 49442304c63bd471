import { Outlet } from "@remix-run/react";
import { cached, cachedWhole } from "~/http/cache";
import { SpanishErrorPage } from "~/library/spanish/error-page";
import { pageMessages } from "~/match/spanish/pages";
import { PageArea } from "~/shell/navigation/page-area";
import { translatorOf } from "~/translation";
import { Translation } from "~/translation-context";

const spanish = { language: "es", translate: translatorOf(pageMessages) } as const;

export const headers = cachedWhole([], cached("everyone"));

/** The quiz and its results in Spanish: what they say, around them. */
export default function CuestionarioMarco() {
  return (
    <Translation.Provider value={spanish}>
      <PageArea whole>
        <Outlet />
      </PageArea>
    </Translation.Provider>
  );
}

export function ErrorBoundary() {
  return <SpanishErrorPage />;
}
