import type { StoredLine } from "./stored";

/** What each line of the log says after the name. `%` is what it is about. */
const words: Readonly<Record<string, string>> = {
  started: "started the plan",
  joined: "joined the plan",
  left: "left the plan",
  removed: "took % out of the plan",
  invited: "invited %",
  revoked: "took back the invitation to %",
  added: "put % on the list",
  "removed-college": "took % off the list",
  "restored-college": "put % back on the list",
  "changed-college": "changed % on the list",
  "added-task": "added the task “%”",
  "changed-task": "changed the task “%”",
  "deleted-task": "deleted the task “%”",
  "did-task": "ticked the task “%”",
  "reopened-task": "took the tick off the task “%”",
  basics: "changed the name, class year or state",
  "took-over": "took the plan over",
  ledger: "changed or agreed to shares of the costs",
  "added-payment": "added a payment to who pays what",
  "deleted-payment": "took a payment out of who pays what",
  setup: "changed how the households are set up",
  showed: "chose what to show of the household’s money",
  hid: "stopped showing the household’s money",
  "made-feed": "made an address from which their own calendar reads the dates",
  "ended-feed": "ended the address of their calendar",
  "looked-home": "looked at the overview",
  "looked-colleges": "looked at the college list",
  "looked-people": "looked at the people",
  "looked-tasks": "looked at the tasks",
  "looked-college": "looked at single colleges of the list",
  "looked-calendar": "looked at the calendar page",
  "looked-saved": "looked at saved results that everyone sees",
  "looked-ledger": "looked at who pays what",
  "looked-who-sees-what": "looked at who sees what",
  "downloaded-everything": "downloaded everything they see in the plan",
  "downloaded-ledger": "saved who pays what as a spreadsheet",
};

/** One line in words, without the name in front. Unknown ones, of an older release, say only that something was done. */
export function lineWords({ what, about }: Pick<StoredLine, "what" | "about">): string {
  return (words[what] ?? "did something").replace("%", about ?? "somebody");
}
