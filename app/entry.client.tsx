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
