import { escapeMarkup } from "~/escape-markup";
import { html, json, page } from "~/sandbox/http/answers";
import type { StandIn } from "~/sandbox/http/stand-in";
import { type Email, startSmtp } from "./smtp";

/** E-mail in the outbox, the newest first; older ones fall out. */
const most = 200;

/** An e-mail and its number in the order of arrival, from 1. */
type Numbered = Email & { readonly number: number };

/** The stand-in for a mail server: takes e-mail over SMTP on this machine and shows it on a page. */
export async function mail(): Promise<{ readonly answer: StandIn; stop(): void }> {
  const emails: Numbered[] = [];
  let arrived = 0;
  const smtp = await startSmtp((email) => {
    arrived += 1;
    emails.unshift({ ...email, number: arrived });
    emails.length = Math.min(emails.length, most);
  });
  const answer: StandIn = async (request) => {
    const url = new URL(request.url);
    if (request.method !== "GET") return null;
    const to = (url.searchParams.get("to") ?? "").toLowerCase();
    const found = emails.filter((email) => to === "" || email.to.some((each) => each.toLowerCase() === to));
    switch (url.pathname) {
      case "/mail/smtp":
        return new Response(`smtp://127.0.0.1:${smtp.port}`, { headers: { "Content-Type": "text/plain" } });
      case "/mail/outbox.json":
        return json(found);
      case "/mail":
        return page("Outbox", outbox(found, to));
      case "/mail/page":
        return asPage(emails.find((email) => String(email.number) === url.searchParams.get("number")));
      default:
        return null;
    }
  };
  return { answer, stop: smtp.stop };
}

function outbox(emails: readonly Numbered[], to: string): string {
  const search = `<form><label>To <input type="email" name="to" value="${escapeMarkup(to)}"></label><button>Show</button></form>`;
  const list = emails.map(
    ({ number, to, subject, text, html, at }) =>
      `<h2>${escapeMarkup(subject)}</h2><p>To ${escapeMarkup(to.join(", "))}, ${escapeMarkup(at)}</p><pre style="white-space:pre-wrap;overflow-wrap:anywhere">${withLinks(text)}</pre>${html === null ? "" : `<p><a href="/mail/page?number=${number}">As a page</a></p>`}`,
  );
  return `<p>Email the site sent on this computer. None of it has left this computer.</p>${search}${list.join("") || "<p>No email yet.</p>"}`;
}

/** An e-mail as its reader sees it; what it brings along runs nothing and loads nothing. */
const asPage = (email: Numbered | undefined): Response | null =>
  email?.html == null
    ? null
    : html(email.html, {
        headers: { "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" },
      });

const withLinks = (text: string) =>
  escapeMarkup(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
