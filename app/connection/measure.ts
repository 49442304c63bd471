import { matchRoutes } from "@remix-run/react";
import { type MetricWithAttribution as Measured, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals/attribution";
import type { Causes } from "~/vitals/causes";
import type { Beacon, Connection, Device, Metric } from "~/vitals/metrics";

interface RemixWindow {
  readonly __remixRouter?: { readonly routes: Parameters<typeof matchRoutes>[0] };
  readonly __remixManifest?: { readonly version?: string };
}

/**
 * Measures this page until the reader first leaves it or looks elsewhere, and sends the numbers once: no cookie, no id.
 * What the page goes on to show without loading anew counts for the page it began as, as in Chrome's own report.
 *
 * @param path the page as it was loaded
 */
export function measure(path: string): void {
  const values: Partial<Record<Metric, number>> = {};
  let causes: Causes = {};
  const keep = (measured: Measured) => {
    // A page brought back whole by Back is another visit to it, which loaded nothing.
    if (measured.navigationType === "back-forward-cache") return;
    values[measured.name] = measured.value;
    causes = { ...causes, ...causeOf(measured) };
  };
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB]) on(keep);
  let isSent = false;
  const send = () => {
    if (isSent || document.visibilityState !== "hidden") return;
    const template = templateOf(path);
    const { version } = (window as RemixWindow).__remixManifest ?? {};
    if (template === undefined || version === undefined || Object.keys(values).length === 0) return;
    isSent = true;
    const beacon: Beacon = {
      template,
      device: deviceOf(),
      connection: connectionOf(),
      release: version,
      values,
      causes,
    };
    fetch("/api/vitals", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(beacon),
      credentials: "omit",
      keepalive: true,
    }).catch(() => {});
  };
  // Leaving hides a page, too. The library gives its last values while the event is captured; this comes after.
  window.addEventListener("visibilitychange", send);
}

/** The part of a value that took longest; none where the browser doesn't tell. Nothing of the page itself. */
function causeOf(measured: Measured): Causes {
  switch (measured.name) {
    case "LCP": {
      const { timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } = measured.attribution;
      return {
        LCP: longest({
          server: timeToFirstByte,
          starting: resourceLoadDelay,
          loading: resourceLoadDuration,
          drawing: elementRenderDelay,
        }),
      };
    }
    case "INP": {
      const { inputDelay, processingDuration, presentationDelay } = measured.attribution;
      return { INP: longest({ waiting: inputDelay, answering: processingDuration, drawing: presentationDelay }) };
    }
    case "CLS": {
      const { loadState } = measured.attribution;
      return loadState === undefined ? {} : { CLS: loadState === "complete" ? "loaded" : "loading" };
    }
    case "FCP": {
      const { timeToFirstByte, firstByteToFCP } = measured.attribution;
      return { FCP: longest({ server: timeToFirstByte, page: firstByteToFCP }) };
    }
    case "TTFB": {
      const { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration } = measured.attribution;
      return {
        TTFB: longest({
          redirect: waitingDuration,
          cache: cacheDuration,
          name: dnsDuration,
          connection: connectionDuration,
          server: requestDuration,
        }),
      };
    }
  }
}

function longest<Part extends string>(parts: Readonly<Record<Part, number>>): Part {
  const all = Object.entries<number>(parts) as [Part, number][];
  return all.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Id of the route that draws a page; undefined while the program has not started. */
function templateOf(path: string): string | undefined {
  const routes = (window as RemixWindow).__remixRouter?.routes;
  return routes && matchRoutes(routes, path)?.at(-1)?.route.id;
}

function deviceOf(): Device {
  if (!window.matchMedia("(pointer: coarse)").matches) return "computer";
  return window.matchMedia("(min-width: 48rem) and (min-height: 30rem)").matches ? "tablet" : "phone";
}

function connectionOf(): Connection {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  if (connection?.effectiveType === undefined) return "unknown";
  return connection.effectiveType === "4g" ? "fast" : "slow";
}
