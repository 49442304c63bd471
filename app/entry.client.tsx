import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { mount } from "~/connection/mount";
import { reloadByItself } from "~/connection/reload";
import { startConnection } from "~/connection/start";
import { watchErrors } from "~/reports/notice";
import { keepFragmentsApart } from "~/shell/scrolling";

watchErrors();
keepFragmentsApart();

mount(
  decoded,
  () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RemixBrowser />
        </StrictMode>,
      );
    }),
  reloadByItself,
);

startConnection();

/**
 * Done when the data that came inside the page is decoded. `RemixBrowser` throws the promise of that until it is, and
 * there is no boundary above it: a tap in that moment, when React takes over at once, would end in an error
 * (https://github.com/remix-run/remix/issues/10214). On a slow phone that moment lasts long enough to be met.
 */
async function decoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}
