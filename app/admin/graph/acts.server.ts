import { logAct } from "~/account/admin-log.server";
import type { Member } from "~/account/member";
import { idOfKey } from "~/family/access/idempotency-key.server";
import { knowledge } from "~/graph/graph.server";
import type { Thing } from "~/graph/parts/graph";
import { dependentsOf } from "~/graph/questions/dependents";
import { addChange, markRead, toRead } from "~/graph/review/data.server";
import { writeAsAdmin } from "../write-for-person.server";

/** What an administrator says has changed. */
interface Changed {
  readonly thing: Thing;
  readonly reason: string;
  /** Of the form: sent twice, it is one change. */
  readonly key: string | null;
}

/**
 * Marks everything that stands on a thing for review, with a line in the log; once, however often the form comes.
 * @returns the id of the change
 * @throws a 401 or 404 Response where they may not
 */
export async function sayChanged(admin: Member, { thing, reason, key }: Changed, now: Date): Promise<string> {
  const { graph } = await knowledge();
  const dependents = dependentsOf(graph, thing.id);
  const id = idOfKey(key, [thing.id, reason]);
  const change = { id, at: now.toISOString(), by: admin.name, thing: thing.id, title: thing.title, reason };
  await writeAsAdmin(
    admin,
    async (within) => {
      if (!(await addChange(within, change, dependents))) return;
      const said = `${thing.title}: ${toRead(dependents).length} marked for review`;
      await logAct(within, admin, { action: "rule-changed", accountId: null, reason, said }, now);
    },
    now,
  );
  return id;
}

/**
 * Marks things of a change as read by this administrator.
 * @returns how many were unread until now
 * @throws a 401 or 404 Response where they may not
 */
export function sayRead(admin: Member, change: string, things: readonly string[], now: Date): Promise<number> {
  const read = { change, things, by: admin.name, at: now.toISOString() };
  return writeAsAdmin(admin, (within) => markRead(within, read), now);
}
