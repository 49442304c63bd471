import { strFromU8, unzipSync } from "fflate";
import { everyAddress } from "./addresses";
import { type FilledPlan, nameIn, savedIn, type Who } from "./filled-plan";
import { bookOfAll } from "./households";
import { words } from "./page";
import { Plans } from "./plans";

/** Something that somebody gets of a plan. */
export interface Output {
  readonly kind: "page" | "export" | "calendar" | "mail";
  readonly name: string;
  readonly text: string;
}

/** Pages outside of a plan that speak of the plans somebody is in. */
const around = [
  "/plan?all",
  "/plan/add?college=204796",
  "/account",
  "/account/delete",
  "/api/user/profile",
  "/subscription-dashboard",
  "/subscription-dashboard/export.json",
];
/** What a ledger can be called, whoever may know it. */
const booksOf = ({ homes }: FilledPlan) => [homes.first, homes.second, bookOfAll(homes), "mine"] as const;

/** Every address of a plan that the URL table has and that is got, with every id there is, whoever may know it. */
async function addressesOf(at: Plans, filled: FilledPlan): Promise<readonly string[]> {
  const { plan } = filled;
  const of = plan.split("/")[2] ?? "";
  const lines = await at.store.selectFrom("plan_college").select("id").where("plan_id", "=", of).execute();
  const members = await at.store.selectFrom("plan_member").select("id").where("plan_id", "=", of).execute();
  const tasks = await at.store.selectFrom("plan_task").select("key").where("plan_id", "=", of).execute();
  const essays = await at.store.selectFrom("plan_essay").select("id").where("plan_id", "=", of).execute();
  const ids: Readonly<Record<string, readonly string[]>> = {
    ":essay": essays.map(({ id }) => id),
    ":line": lines.map(({ id }) => id),
    ":saved": await savedIn(at, plan),
    ":person": members.map(({ id }) => id),
  };
  const pages = (await everyAddress())
    .filter(({ path, file }) => /^plan\/:plan(\/|$)/.test(path) && file.endsWith(".tsx"))
    .flatMap(({ path }) => {
      const at = path.replace("plan/:plan", plan);
      const [parameter] = /:\w+/.exec(at) ?? [];
      if (parameter === undefined) return [at];
      const known = ids[parameter];
      if (known === undefined) throw new Error(`${path}: say what ${parameter} is.`);
      return known.map((id) => at.replace(parameter, id));
    });
  return [
    ...pages,
    ...booksOf(filled).map((book) => `${plan}/ledger?book=${book}`),
    ...["open", "done", "withdrawn"].map((list) => `${plan}/tasks?list=${list}&shown=all`),
    ...tasks.map(({ key }) => `${plan}/tasks?change=${encodeURIComponent(key)}`),
    ...around,
  ];
}

/** All that somebody can get of a plan: pages as documents and as data, files, the calendar, and mail. */
export async function outputsOf(at: Plans, filled: FilledPlan, who: Who): Promise<readonly Output[]> {
  const { plan, people, feeds, mode } = filled;
  const one = people[who];
  const outputs: Output[] = [];
  // Under a name that can be read where something is wrong: without the long id of the plan.
  const add = (kind: Output["kind"], name: string, text: string) =>
    outputs.push({ kind, name: name.replace(plan, "/plan/…"), text });
  for (const address of await addressesOf(at, filled)) {
    const [path, query] = address.split("?");
    const data = `${path}.data${query === undefined ? "" : `?${query}`}`;
    const [html = "", answer = ""] = await Promise.all(
      [one.get(address), one.get(data)].map(async (got) => (await got).text()),
    );
    add("page", address, words(html) || html);
    add("page", data, answer);
  }
  const zip = await one.post(`${plan}/export`);
  const files = zip.ok ? unzipSync(new Uint8Array(await zip.arrayBuffer())) : {};
  for (const [name, bytes] of Object.entries(files)) add("export", name, unfolded(strFromU8(bytes)));
  for (const book of booksOf(filled))
    add("page", `${book}.csv`, await (await one.post(`${plan}/ledger/export`, { book })).text());
  const feed = feeds[who];
  if (feed !== undefined) add("calendar", "calendar", unfolded(await (await at.site.get(feed)).text()));
  for (const email of await at.emailsTo(Plans.email(nameIn(mode, who)))) {
    const isReminder = email.headers["list-unsubscribe"]?.includes("/reminders/stop");
    if (isReminder) add("mail", email.subject, [email.subject, email.text, email.html].join("\n"));
  }
  return outputs;
}

/** A calendar breaks its long lines. */
const unfolded = (text: string) => text.replace(/\r\n /g, "");
