import {
  keepReport,
  type Loss,
  longest,
  pathOf,
  type Report,
  type ReportType,
  severityOf,
  withoutTypedText,
} from "./report";

/** The browser's half: keeps the last errors for this visit, and sends each kind once. */
const storageKey = "error-reports";
const sessionKey = "visit";
/** One page sends no more than this; a fault that repeats is known after the first time. */
const sentAtMost = 10;
const sent = new Set<string>();

export interface Noticed {
  readonly type: ReportType;
  readonly loss: Loss;
  readonly error: unknown;
  /** Where it happened, in our own words: never what a person typed. */
  readonly context: Readonly<Record<string, string>>;
}

/**
 * What it was like in the browser at that moment, as far as it helps to find the fault and says nothing of a person.
 */
function circumstances(): Record<string, string> {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return {
    online: String(navigator.onLine),
    connection: connection?.effectiveType ?? "not reported",
    visible: String(document.visibilityState === "visible"),
    screen: window.matchMedia("(max-width: 48rem)").matches ? "narrow" : "wide",
    open: `${Math.round(performance.now() / 1000)} s`,
  };
}

/** Stores and sends a report. Returns its id, which may be shown to the reader. */
export function report({ type, loss, error, context }: Noticed): string {
  const { version } = (window as { __remixManifest?: { version?: string } }).__remixManifest ?? {};
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const made: Report = {
    id: newId(),
    timestamp: new Date().toISOString(),
    url: pathOf(location.pathname),
    userAgent: navigator.userAgent.slice(0, longest.userAgent),
    sessionId: visit(),
    type,
    severity: severityOf[loss],
    message: withoutTypedText(message, longest.message),
    stack: stack === undefined ? null : withoutTypedText(stack, longest.stack),
    context: { ...circumstances(), ...context },
    resolved: false,
    ...(version !== undefined && { release: version }),
  };
  try {
    const before: Report[] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    sessionStorage.setItem(storageKey, JSON.stringify(keepReport(before, made)));
  } catch {
    // Storage is full or closed: the report is still sent.
  }
  const sameFault = `${made.type} ${made.message}`;
  if (!sent.has(sameFault) && sent.size < sentAtMost) {
    sent.add(sameFault);
    fetch("/api/reports", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(made),
      credentials: "omit",
      keepalive: true,
    }).catch(() => {});
  }
  return made.id;
}

function visit(): string {
  try {
    const known = sessionStorage.getItem(sessionKey) ?? newId();
    sessionStorage.setItem(sessionKey, known);
    return known;
  } catch {
    return newId();
  }
}

/** `crypto.randomUUID` exists only on secure pages. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
