import { digestOf } from "~/digest.server";
import { policyOfDocument } from "./security";

/**
 * Finishes a rendered page: puts the style sheet in, decides how its inline scripts are allowed, and gives a page
 * that may be cached an ETag.
 *
 * A page that may be stored by others must be the same bytes for everyone, so it cannot hold a nonce. Its scripts are
 * therefore allowed by their hashes. Only scripts that carry this render's unguessable nonce are hashed: a script
 * that somehow got into the text of a page would not be among them.
 */
export interface FinishedDocument {
  readonly html: string;
  readonly policy: string;
  readonly etag: string | null;
}

export const STYLE_SLOT = '<style id="styles"></style>';

/** The style sheet that every page of a release holds, and its hash: it is half of a page. */
let styleSheet = { css: "", hash: "" };

export function finishDocument(
  rendered: string,
  options: { nonce: string; css: string; shared: boolean; formTargets?: readonly string[] },
): FinishedDocument {
  const { nonce, css, shared, formTargets = [] } = options;
  const styled = rendered.replace(STYLE_SLOT, () => `<style id="styles">${css}</style>`);
  if (styleSheet.css !== css) styleSheet = { css, hash: sha256(css) };
  const styles = [styleSheet.hash];
  if (!shared) {
    return {
      html: styled,
      policy: policyOfDocument({ scripts: [`'nonce-${nonce}'`], styles, formTargets }),
      etag: null,
    };
  }
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes = "", body = ""] of styled.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && body !== "") scripts.add(sha256(body));
  }
  const html = styled.replaceAll(mark, "");
  return {
    html,
    policy: policyOfDocument({ scripts: [...scripts], styles, formTargets }),
    etag: `W/"${digestOf(html).slice(0, 22)}"`,
  };
}

function sha256(text: string): string {
  return `'sha256-${digestOf(text, "base64")}'`;
}

/** Whether the `If-None-Match` header of a request names this ETag (weak comparison, RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}
