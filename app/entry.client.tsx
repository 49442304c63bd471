import { RemixBrowser } from "@remix-run/react";
import { Component, type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { mount } from "~/connection/recovery/mount";
import { reloadByItself } from "~/connection/recovery/reload";
import { startConnection } from "~/connection/start";
import { followEarlyTyping } from "~/connection/typing/early-typing";
import { carryMarks } from "~/design/use-kept-in-tab";
import { watchErrors } from "~/reports/notice";
import { keepFragmentsApart } from "~/shell/navigation/scrolling";

watchErrors();
const putBackEarlyTyping = followEarlyTyping();
keepFragmentsApart();
carryMarks();

interface Drawn {
  readonly children: ReactNode;
  readonly failed: (error: unknown) => void;
}

/**
 * Hears of an error that nothing inside caught: without it React would tell the window alone, after the page is gone.
 */
class WholeDocument extends Component<Drawn, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Before the effects of the page, which look at what stands in its fields. */
  override componentDidMount() {
    putBackEarlyTyping();
  }

  override componentDidCatch(error: unknown) {
    this.props.failed(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

let root: Root | undefined;

mount(
  decoded,
  (failed) =>
    startTransition(() => {
      // Of a try that failed.
      root?.unmount();
      root = hydrateRoot(
        document,
        <StrictMode>
          <WholeDocument failed={failed}>
            <RemixBrowser />
          </WholeDocument>
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
