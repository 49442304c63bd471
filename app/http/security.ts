/**
 * Security headers. Documents carry a policy that names their own inline scripts (by hash where the page may be
 * cached, by nonce where it may not); everything else carries a policy that allows nothing.
 */

/** Headers of every response, whatever it is. */
export const everyResponse: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
};

/** Two years, as browsers ask for. Production only: on a developer's machine it would break http on localhost. */
export const strictTransport = "max-age=63072000; includeSubDomains";

/** The policy of anything that is not a document: scripts, images, JSON, files to download. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of the service worker, which holds for what it fetches: this site's own files and pages. */
export const policyOfWorker =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of the worker that reads pictures of letters. A worker answers to its own file's policy, so this is the
 * one place on the site where WebAssembly may run; it may load its core from here and fetch nothing.
 */
export const policyOfPictureReader =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Its file, as the build names it and in its compressed form, and as it is called without a build. */
export const isPictureReader = (path: string): boolean => /\/worker\.min(-[\w-]+)?\.js(\.br|\.gz)?(\?|$)/.test(path);

/**
 * The policy of the workers that match and that find colleges by name. They fetch tables and words in Spanish as
 * modules, once somebody's answers need them, and a worker answers to its own file's policy: this site's scripts, and
 * nothing else.
 */
export const policyOfTableWorker =
  "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Their files, as the build names them and in their compressed form. */
export const isTableWorker = (path: string): boolean =>
  /^\/assets\/(?:match|names)-worker-[\w-]+\.js(\.br|\.gz)?(\?|$)/.test(path);

export interface DocumentPolicy {
  /** Sources of the inline scripts: `'sha256-…'` or `'nonce-…'`. */
  readonly scripts: readonly string[];
  /** Source of the one inline style sheet. */
  readonly styles: readonly string[];
  /** Origins a form may post or be redirected to besides the site itself (the identity and payment providers). */
  readonly formTargets?: readonly string[];
}

/** The content security policy of a document. */
export function policyOfDocument({ scripts, styles, formTargets = [] }: DocumentPolicy): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src-elem 'self'", ...styles].join(" "),
    // Style attributes carry the widths of the charts that the server draws; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    // For browsers that do not know the two lines above.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
