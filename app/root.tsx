import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { writeDay } from "~/calendar/day";
import { env } from "~/env.server";
import { cached } from "~/http/cache";
import { errorTitle } from "~/http/error-title";
import { usePageNonce } from "~/http/nonce";
import { languageAt, languageTag } from "~/language";
import { FirstLoad } from "~/shell/deferred/first-load";
import { ErrorScreen } from "~/shell/errors/error-screen";
import { Scrolling } from "~/shell/navigation/scrolling";
import { Shell } from "~/shell/shell";
import provenance from "../content/facts/colleges/provenance.json";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** The same for everyone: no session is read here, so that public pages stay cacheable. */
export const loader = forEveryone.loader(() => ({
  origin: env().siteOrigin,
  sandbox: env().mode === "sandbox",
  figuresCheckedOn: writeDay(provenance.checkedOn),
}));

/** Titles of the error screens; a page that opens has its own. */
export const meta: MetaFunction = ({ error }) => errorTitle(error);

export const headers = cached("closed");

/** Nothing in the root depends on the address, so it is never loaded again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = usePageNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const language = languageAt(useLocation().pathname);
  return (
    <html lang={languageTag[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131714" media="(prefers-color-scheme: dark)" />
        <Meta />
        <StyleSheet />
        <FirstLoad />
        <Links />
      </head>
      <body>
        <Shell language={language} figuresCheckedOn={root?.figuresCheckedOn ?? null}>
          {children}
        </Shell>
        <Scrolling nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * The style sheet travels inside the document (it saves a round trip before the first paint) and is put in by
 * `http/document.server.ts`. In the browser the element keeps what it already holds.
 */
function StyleSheet() {
  const css = typeof document === "undefined" ? "" : (document.getElementById("styles")?.textContent ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style id="styles" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
