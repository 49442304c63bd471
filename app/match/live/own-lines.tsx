import { type ReactNode, useEffect } from "react";
import { useCounted } from "~/student/profile/use-counted";
import { useYourLines, YourLine } from "./your-lines";

/** The line below a college; null while it's worked out, and where it can't be. */
export type LineOf = ((unitid: number) => ReactNode) | null;

/** What the chips on top go by: the page works with what they say once it shows figures of one's own. */
const none = {};
const used = { yours: "1" };

/**
 * Chance and price of the colleges of a page for the student of this device. It draws nothing: the page has the lines
 * in its rows, and loads all this only for somebody who told something.
 *
 * @param tell hears the lines
 */
export function OwnLines({ unitids, tell }: { unitids: readonly number[]; tell: (lineOf: LineOf) => void }) {
  const lines = useYourLines(unitids);
  useCounted(lines === null ? none : used);
  useEffect(() => {
    tell(lines && ((unitid) => <YourLine lines={lines} unitid={unitid} warned brief />));
    return () => tell(null);
  }, [lines, tell]);
  return null;
}
