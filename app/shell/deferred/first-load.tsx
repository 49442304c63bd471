import { buttonClass } from "~/design/button";
import { usePageNonce } from "~/http/nonce";
import { useRequestMethod } from "~/http/request-method";
import { loadingErrorWords as words } from "../errors/loading-error-words";
import { mostTries } from "../errors/missing-chunk";

const id = "first-load";

/**
 * A small script in the page itself, for the one case in which no other can help: a file of the program does not come
 * on the first load. The page can be read, but its buttons stay silent. The script loads the page again, twice in five
 * minutes at most (counted together with `connection/recovery/reload.ts`), then shows the "Loading Error" screen with
 * "Try Again" up to three times. Where something is typed, where the page answers a form, or where a link was clicked
 * meanwhile, nothing is loaded again unasked, nor where the program came all the same.
 *
 * Before the first paint it also keeps room for the line with what a student told us (`student/profile/`), where there
 * is one, so that nothing moves when it comes, and says whether somebody signed in here, so that the bar begins with
 * the right word, and whether an income or a budget is known here (`match/results/result.tsx`).
 *
 * The words and buttons are those of `error-parts.tsx`, which shows the same failure once the program runs.
 * `connection/recovery/mount.ts` asks for the same screen by the event "loadingerror".
 */
const program = () =>
  `(() => {
try { for (const name of ["profile", "member", "list"]) localStorage.getItem(name) && document.documentElement.setAttribute("data-" + name, ""); /"(band|budget)"/.test(localStorage.getItem("profile")) && document.documentElement.setAttribute("data-money", "") } catch {}
const posted = document.currentScript.dataset.posted, within = 3e5, most = ${mostTries};
const times = (key) => { try { return (JSON.parse(sessionStorage.getItem(key)) || []).filter((at) => Date.now() - at < within) } catch { return null } };
const again = (key) => { try { sessionStorage.setItem(key, JSON.stringify([...times(key), Date.now()])) } catch {} location.reload() };
const typed = () => [...document.querySelectorAll("main input, main textarea")].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
let failed = false;
const show = () => {
if (document.getElementById("loading-error")) return;
const tries = (times("tries") || []).length;
const screen = document.createElement("div");
screen.setAttribute("role", "alert");
screen.className = "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-[40rem] max-h-[80vh] overflow-auto space-y-3 rounded-md border border-rule-strong bg-surface p-6 text-ink shadow-lift print:hidden";
screen.innerHTML = '<h2 id="loading-error" class="text-brand-deep">${words.title}</h2>' + (navigator.onLine ? '<p>${words.sentence}</p><ul class="list-disc space-y-1 ps-6">${words.causes.map((cause) => `<li>${cause}</li>`).join("")}</ul>' : "<p>${words.offline}</p>") + '<div class="flex flex-wrap gap-3 pt-2"></div>';
const button = (look, words, press) => { const made = document.createElement("button"); made.type = "button"; made.className = look; made.textContent = words; made.onclick = press; screen.lastChild.append(made) };
if (tries < most) button("${buttonClass("next")}", "${words.tryAgain} (" + (tries + 1) + "/" + most + ")", () => again("tries"));
button("${buttonClass("plain")}", "${words.reload}", () => location.reload());
button("${buttonClass("quiet")}", "${words.stay}", () => screen.remove());
(document.body || document.documentElement).append(screen);
};
const missing = () => {
if (failed || window.__remixRouter) return;
failed = true;
const soon = () => { if (window.__remixRouter) return; const reloads = times("reloads"); reloads && reloads.length < 2 && !posted && !typed() ? again("reloads") : show() };
const wait = setTimeout(soon, 1000);
addEventListener("beforeunload", () => clearTimeout(wait));
};
addEventListener("error", ({ target }) => target.tagName === "SCRIPT" && target.type === "module" && missing(), true);
addEventListener("unhandledrejection", missing);
addEventListener("loadingerror", show);
})()`.replaceAll("\n", "");

/** In the browser the element keeps what the server wrote, so the words are not sent a second time. */
export function FirstLoad() {
  const nonce = usePageNonce();
  const posted = useRequestMethod() === "POST";
  const script = import.meta.env.SSR ? program() : (document.getElementById(id)?.textContent ?? "");
  return (
    <script
      id={id}
      nonce={nonce}
      data-posted={posted || undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text above
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
