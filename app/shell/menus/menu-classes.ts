/** How the head of a menu looks in the bar. */
export const barHead =
  "inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold whitespace-nowrap text-ink hover:bg-brand-tint hover:text-brand-deep aria-[current]:text-brand lg:px-3";

/** The sheet that opens under the bar; as high as the window at most, and on a very low window as high as it is. */
export const barPanel =
  "absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-b border-rule bg-surface shadow-lift [@media(max-height:24rem)]:max-h-none";
