const mostRetries = 2;
const isSmall = () => window.matchMedia("(max-width: 48rem), (pointer: coarse)").matches;
const blankAfter = 5000;

/**
 * Brings the page to life; tries twice more when that fails. A page that stands there blank after five seconds
 * is loaded again, once; then a sentence with a refresh button takes its place.
 *
 * @param hydrate  makes React take over the document
 * @param reload  reloads the page, or returns false when it has done so too often
 */
export function mount(hydrate: () => Promise<void>, reload: () => boolean): void {
  const attempt = async (retries: number) => {
    try {
      await hydrate();
    } catch (error) {
      if (retries >= mostRetries) throw error;
      setTimeout(attempt, isSmall() ? 1500 : 1000, retries + 1);
    }
  };
  attempt(0);
  setTimeout(() => {
    if ((document.body?.innerText ?? "").trim() === "" && !reload()) showRefresh();
  }, blankAfter);
}

function showRefresh(): void {
  const title = document.createElement("h1");
  title.textContent = "Loading Error";
  const button = document.createElement("button");
  button.textContent = "Refresh";
  button.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.append(title, button);
  const body = document.body ?? document.documentElement.appendChild(document.createElement("body"));
  body.replaceChildren(main);
}
