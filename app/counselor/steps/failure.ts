import { say } from "~/counselor/answer/evidence";
import { type Reply, to, without } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";

/**
 * A step or a tool threw: that it's our fault, what to do, and the id under which it was written down.
 *
 * @param id as `Ground.failed` gave it
 */
export function failure(id: string, ground: Pick<Ground, "language">): Reply {
  const { language, say: write } = wordsIn(ground);
  return {
    ...without("failure", [say(write("failure", { id }))]),
    next: [to(write("failure next"), "/contact")],
    ...(language === "es" ? { language } : {}),
  };
}
