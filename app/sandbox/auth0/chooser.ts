import { escapeMarkup } from "~/escape-markup";
import { page } from "~/sandbox/http/answers";
import { failures } from "./failures";
import type { Person } from "./people";

const hiddenFields = (fields: URLSearchParams): string =>
  [...fields]
    .map(([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`)
    .join("");

const button = (name: string, value: string, text: string) =>
  `<li><button name="${name}" value="${escapeMarkup(value)}">${escapeMarkup(text)}</button></li>`;

/** The page to choose who to be, or what shall go wrong. Works by plain forms. */
export function chooser(asked: URLSearchParams, people: readonly Person[]): Response {
  const site = new URL(asked.get("redirect_uri") ?? "").origin;
  const form = (body: string) => `<form method="post" action="/authorize">${hiddenFields(asked)}${body}</form>`;
  const names = people.map(({ sub, part, name, email }) => button("sub", sub, `${part}: ${name}, ${email}`)).join("");
  const troubles = Object.entries(failures)
    .map(([key, words]) => button("failure", key, words))
    .join("");
  return page(
    "Who do you want to be?",
    `<p>This is a test version of the sign-in provider. It runs only on this computer, and no one here is real.</p>
${form(`<ul>${names}</ul>`)}
<h2>Someone else</h2>
${form(`<label>Name<input type="text" name="name" required></label><label>Email<input type="email" name="email" required></label>
<label><input type="checkbox" name="verified" value="yes" checked> The email address is verified</label><button name="sub" value="">Sign in</button>`)}
<h2>Something goes wrong</h2><p>With the student’s account:</p>
${form(`<ul>${troubles}</ul>`)}`,
    [site],
  );
}

/** The front page of the stand-in: what the provider's own administrators could do meanwhile. */
export function controls(people: readonly Person[], managementAnswers: boolean): Response {
  const rows = people.map(
    ({ sub, name, roles }) => `<h2>${escapeMarkup(name)}</h2><p>Roles: ${escapeMarkup(roles.join(", ")) || "none"}</p>
<form method="post" action="/controls"><input type="hidden" name="sub" value="${escapeMarkup(sub)}"><ul>
${button("change", roles.length > 0 ? "take-roles" : "give-admin", roles.length > 0 ? "Take the roles away" : "Make administrator")}
${button("change", "revoke", "Revoke all refresh tokens")}</ul></form>`,
  );
  return page(
    "Stand-in for the sign-in provider",
    `<p>A change reaches the site with its next refresh.</p>${rows.join("")}
<h2>Management API</h2><p>It ${managementAnswers ? "answers" : "is out of order: no one can be deleted"}.</p>
<form method="post" action="/controls"><ul>
${button("change", managementAnswers ? "management-off" : "management-on", managementAnswers ? "Put it out of order" : "Fix it")}</ul></form>`,
  );
}
