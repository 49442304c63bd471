import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FirstLoad } from "../deferred/first-load";
import { LoadingError } from "./error-parts";
import { loadingErrorWords } from "./loading-error-words";

describe("a piece of the program that does not come", () => {
  const running = renderToStaticMarkup(<LoadingError to="/faq" tries={0} onTry={() => {}} onReload={() => {}} />);
  const first = renderToStaticMarkup(<FirstLoad />);

  it("is told in the same words before the program runs and afterwards", () => {
    const { title, sentence, causes, offline, tryAgain, reload, stay } = loadingErrorWords;
    for (const words of [sentence, ...causes, tryAgain, reload]) {
      expect(running).toContain(words);
      expect(first).toContain(words);
    }
    for (const words of [title, offline, stay]) expect(first).toContain(words);
  });

  it("has buttons of the same looks", () => {
    const looks = [...running.matchAll(/<button[^>]*class="([^"]*)"/g)].map(([, look = ""]) => look);
    expect(looks).toHaveLength(2);
    for (const look of looks) expect(first).toContain(look);
  });
});
