import type { StoredLine } from "./stored-plan";

/** What each line of the log says after the name. `%` is what it is about. */
const words: Readonly<Record<string, string>> = {
  started: "started the plan",
  joined: "joined the plan",
  left: "left the plan",
  removed: "removed % from the plan",
  invited: "invited %",
  revoked: "canceled the invitation to %",
  added: "added % to the list",
  "removed-college": "took % off the list",
  "restored-college": "put % back on the list",
  "changed-college": "changed % on the list",
  "added-task": "added the task “%”",
  "changed-task": "changed the task “%”",
  "deleted-task": "deleted the task “%”",
  "did-task": "checked off the task “%”",
  "reopened-task": "unchecked the task “%”",
  basics: "changed the name, class year or state",
  record: "changed the grades, test scores or majors",
  "took-over": "took over the plan",
  ledger: "changed or agreed to cost shares",
  "added-payment": "added a payment in Who pays what",
  "deleted-payment": "removed a payment in Who pays what",
  setup: "changed how the households are set up",
  showed: "chose what to share about the household’s money",
  hid: "stopped sharing the household’s money",
  // Without a word about another home: the line stays when a plan has one home again.
  counted: "counted the household’s money toward the college list",
  uncounted: "stopped counting the household’s money toward the college list",
  "made-feed": "created a calendar link",
  "ended-feed": "turned off their calendar link",
  "looked-home": "looked at the overview",
  "looked-colleges": "looked at the college list",
  "looked-people": "looked at the people",
  "looked-tasks": "looked at the tasks",
  "looked-college": "looked at colleges on the list",
  "looked-calendar": "looked at the calendar page",
  "looked-saved": "looked at saved results that everyone can see",
  "looked-ledger": "looked at Who pays what",
  "looked-draft": "looked at a draft you show them",
  "asked-draft": "left a question on a draft you show them",
  "looked-who-sees-what": "looked at Who sees what",
  "downloaded-everything": "downloaded everything they can see in the plan",
  "downloaded-ledger": "downloaded Who pays what as a spreadsheet",
};

/**
 * One line in words, without the name in front. Unknown ones, of an older release, say only that something was done.
 */
export function lineWords({ what, about }: Pick<StoredLine, "what" | "about">): string {
  return (words[what] ?? "did something").replace("%", about ?? "someone");
}
