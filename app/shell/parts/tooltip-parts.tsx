import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

/** Milliseconds before a tooltip opens, and within which the next one opens at once. */
const openDelay = 700;
const skipDelay = 300;

export default function RadixTooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 rounded bg-ink px-2.5 py-1.5 text-sm text-paper shadow-lift print:hidden"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
