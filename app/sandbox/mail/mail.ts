import { escapeHtml, json, page } from "../answers";
import type { StandIn } from "../auth0/auth0";
import { type Letter, startSmtp } from "./smtp";

/** Letters in the outbox, the newest first; older ones fall out. */
const most = 200;

/** The stand-in for a mail server: takes letters over SMTP on this machine and shows them on a page. */
export async function mail(): Promise<{ readonly answer: StandIn; stop(): void }> {
  const letters: Letter[] = [];
  const smtp = await startSmtp((letter) => {
    letters.unshift(letter);
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
      default:
        return null;
    }
  };
  return { answer, stop: smtp.stop };
}

function outbox(letters: readonly Letter[], to: string): string {
  const search = `<form><label>To <input type="email" name="to" value="${escapeHtml(to)}"></label><button>Show</button></form>`;
  const list = letters.map(
    ({ to, subject, text, html, at }) =>
      `<h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to.join(", "))}, ${escapeHtml(at)}</p><pre style="white-space:pre-wrap">${withLinks(text)}</pre>${html === null ? "" : asPage(html)}`,
  );
  return `<p>Mail that the site sent on this machine. Nothing here has left it.</p>${search}${list.join("") || "<p>No letters yet.</p>"}`;
}

/** A frame that runs nothing and loads nothing. */
const asPage = (html: string) =>
  `<details><summary>As a page</summary><iframe sandbox srcdoc="${escapeHtml(html)}" title="The letter as a page" style="width:100%;height:36rem;background:#fff"></iframe></details>`;

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
