import { usePageNonce } from "~/http/nonce";
import { useRequestMethod } from "~/http/request-method";

const id = "first-load";

/**
 * A small script in the page itself, for the one case in which no other can help: a file of the program does not come
 * on the first load. The page can be read, but its buttons stay silent. The script loads the page again, twice in five
 * minutes at most (counted together with `connection/reload.ts`), then shows the "Loading Error" screen with "Try Again"
 * up to three times. Where something is typed, or where the page answers a form, nothing is loaded again unasked.
 *
 * `connection/mount.ts` asks for the same screen by the event "loadingerror".
 */
const program = `(() => {
const posted = document.currentScript.dataset.posted, within = 3e5, most = 3;
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
screen.innerHTML = '<h2 id="loading-error" class="text-brand-deep">Loading Error</h2><p>A part of this page couldn’t be loaded. The usual causes:</p><ul class="list-disc ps-6"><li>Poor connectivity</li><li>The app was recently updated</li><li>A stale cache</li></ul><div class="flex flex-wrap gap-3"></div>';
const button = (words, press) => { const made = document.createElement("button"); made.type = "button"; made.className = "min-h-11 rounded-md border border-rule-strong px-4 font-semibold"; made.textContent = words; made.onclick = press; screen.lastChild.append(made) };
if (tries < most) button("Try Again (" + (tries + 1) + "/" + most + ")", () => again("tries"));
button("Reload Page", () => location.reload());
button("Stay on this page", () => screen.remove());
(document.body || document.documentElement).append(screen);
};
const missing = () => {
if (failed || window.__remixRouter) return;
failed = true;
const soon = () => { const reloads = times("reloads"); reloads && reloads.length < 2 && !posted && !typed() ? again("reloads") : show() };
setTimeout(soon, 1000);
};
addEventListener("error", ({ target }) => target.tagName === "SCRIPT" && target.type === "module" && missing(), true);
addEventListener("unhandledrejection", missing);
addEventListener("loadingerror", show);
})()`.replaceAll("\n", "");

/** In the browser the element keeps what the server wrote, so the words are not sent a second time. */
export function FirstLoad() {
  const nonce = usePageNonce();
  const posted = useRequestMethod() === "POST";
  const script = import.meta.env.SSR ? program : (document.getElementById(id)?.textContent ?? "");
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
