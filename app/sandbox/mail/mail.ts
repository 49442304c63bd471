import { escapeMarkup } from "~/escape-markup";
import { html, json, page } from "~/sandbox/http/answers";
import type { StandIn } from "~/sandbox/http/stand-in";
import { type Letter, startSmtp } from "./smtp";

/** Letters in the outbox, the newest first; older ones fall out. */
const most = 200;

/** A letter and its number in the order of arrival, from 1. */
type Kept = Letter & { readonly number: number };

/** The stand-in for a mail server: takes letters over SMTP on this machine and shows them on a page. */
export async function mail(): Promise<{ readonly answer: StandIn; stop(): void }> {
  const letters: Kept[] = [];
  let arrived = 0;
  const smtp = await startSmtp((letter) => {
    arrived += 1;
    letters.unshift({ ...letter, number: arrived });
    letters.length = Math.min(letters.length, most);
  });
  const answer: StandIn = async (request) => {
    const url = new URL(request.url);
    if (request.method !== "GET") return null;
    const to = (url.searchParams.get("to") ?? "").toLowerCase();
    const found = letters.filter((letter) => to === "" || letter.to.some((each) => each.toLowerCase() === to));
    switch (url.pathname) {
      case "/mail/smtp":
        return new Response(`smtp://127.0.0.1:${smtp.port}`, { headers: { "Content-Type": "text/plain" } });
      case "/mail/letters.json":
        return json(found);
      case "/mail":
        return page("Outbox", outbox(found, to));
      case "/mail/page":
        return asPage(letters.find((letter) => String(letter.number) === url.searchParams.get("number")));
      default:
        return null;
    }
  };
  return { answer, stop: smtp.stop };
}

function outbox(letters: readonly Kept[], to: string): string {
  const search = `<form><label>To <input type="email" name="to" value="${escapeMarkup(to)}"></label><button>Show</button></form>`;
  const list = letters.map(
    ({ number, to, subject, text, html, at }) =>
      `<h2>${escapeMarkup(subject)}</h2><p>To ${escapeMarkup(to.join(", "))}, ${escapeMarkup(at)}</p><pre style="white-space:pre-wrap;overflow-wrap:anywhere">${withLinks(text)}</pre>${html === null ? "" : `<p><a href="/mail/page?number=${number}">As a page</a></p>`}`,
  );
  return `<p>Email the site sent on this computer. None of it has left this computer.</p>${search}${list.join("") || "<p>No email yet.</p>"}`;
}

/** A letter as its reader sees it; what it brings along runs nothing and loads nothing. */
const asPage = (letter: Kept | undefined): Response | null =>
  letter?.html == null
    ? null
    : html(letter.html, {
        headers: { "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" },
      });

const withLinks = (text: string) =>
  escapeMarkup(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
