import { escapeMarkup } from "~/escape-markup";

/** How the stand-ins answer. */
export const html = (body: string, init: { status?: number; headers?: Record<string, string> } = {}): Response =>
  new Response(body, {
    status: init.status ?? 200,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", ...init.headers },
  });

export const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

export const goTo = (address: URL | string, headers: Record<string, string> = {}, status: 302 | 303 = 302): Response =>
  new Response(null, { status, headers: { Location: String(address), ...headers } });

/** A whole page in plain type, light and dark. Forms may lead back to the site that sent the person here. */
export function page(title: string, body: string, formTargets: readonly string[] = []): Response {
  const css = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid;padding-top:1.25rem}button{font:inherit;min-height:2.75rem;padding:.4rem 1rem;text-align:left;cursor:pointer}
ul{list-style:none;padding:0}li{margin:.5rem 0}label{display:block;margin:.75rem 0}input[type=text],input[type=email]{font:inherit;display:block;width:100%;box-sizing:border-box;min-height:2.75rem;padding:.4rem .6rem}`;
  return html(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${css}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`,
    {
      headers: {
        "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${formTargets.join(" ")}; base-uri 'none'; frame-ancestors 'none'`,
        "Referrer-Policy": "no-referrer",
      },
    },
  );
}
