/** What a reader moves a page with. */
const kinds = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Holds a page where it was left while parts come that weren't there when its position was restored, such as what the
 * device works out for each row of a list. The browser would keep what it shows in its place and so end further down;
 * and a page that was too short goes to its place once it's long enough. It ends when the reader moves.
 *
 * @param y pixels from the top
 * @param moved the reader moved, and it's over
 * @returns how to end it before
 */
export function stayRestored(y: number, moved: () => void): () => void {
  const root = document.documentElement;
  // Before anything is measured, which would let the browser move the page.
  root.style.overflowAnchor = "none";
  window.scrollTo({ top: y, behavior: "instant" });
  let at = window.scrollY;
  let height = root.scrollHeight;
  const hold = () => {
    if (Math.abs(window.scrollY - y) > 1) window.scrollTo({ top: y, behavior: "instant" });
    at = window.scrollY;
    height = root.scrollHeight;
  };
  const grown = new ResizeObserver(hold);
  const end = () => {
    root.style.overflowAnchor = "";
    grown.disconnect();
    window.removeEventListener("scroll", see);
    for (const kind of kinds) window.removeEventListener(kind, stop);
  };
  const stop = () => {
    end();
    moved();
  };
  // By other means, such as a search in the page. What grew is told first where somebody measured it, and a page that's
  // too short is moved by the browser itself.
  const see = () => {
    if (root.scrollHeight !== height) return hold();
    const longEnough = height - window.innerHeight >= y;
    if (longEnough && Math.abs(window.scrollY - at) > 1 && Math.abs(window.scrollY - y) > 1) stop();
  };
  grown.observe(document.body);
  window.addEventListener("scroll", see, { passive: true });
  for (const kind of kinds) window.addEventListener(kind, stop, { passive: true });
  return end;
}
