/**
 * Everything administrators do that is written down, as their log and, about an account, the person's own page say it.
 */
export const adminActions = {
  look: { log: "Looked", person: "Looked at your account" },
  "found-nobody": { log: "Looked for somebody, found nobody", person: "" },
  "end-sessions": { log: "Ended sessions", person: "Signed you out everywhere" },
  "retry-mail": { log: "Sent waiting mail again", person: "Tried again to send email that waits for you" },
  "give-waiver": { log: "Gave a fee waiver", person: "Gave you Family as a fee waiver" },
  "end-waiver": { log: "Ended a fee waiver", person: "Ended the fee waiver" },
  refund: { log: "Started a refund", person: "Started a refund of your last payment" },
  "refund-result": { log: "Result of a refund", person: "What came of the refund" },
  delete: { log: "Deleted an account", person: "Deleted your account" },
  "rule-changed": { log: "Said that a rule changed", person: "" },
  "message-delete": { log: "Deleted a message", person: "" },
  // About articles, and nobody's account.
  "article-new": { log: "Began an article", person: "" },
  "article-save": { log: "Saved an article", person: "" },
  "article-draft": { log: "Had a program draft an article", person: "" },
  "article-restore": { log: "Went back to a version of an article", person: "" },
  "article-approve": { log: "Approved an article", person: "" },
  "article-schedule": { log: "Scheduled an article", person: "" },
  "article-unschedule": { log: "Took an article off the schedule", person: "" },
  "article-publish": { log: "Published an article", person: "" },
  "article-take-back": { log: "Took an article back", person: "" },
  "article-delete": { log: "Deleted a draft of an article", person: "" },
} as const;

export type AdminAction = keyof typeof adminActions;

export const isAdminAction = (action: string): action is AdminAction => Object.hasOwn(adminActions, action);

/** That support looked at somebody's account or did something with it, as they are told. */
export interface SupportLook {
  /** UTC text. */
  readonly at: string;
  readonly what: string;
  /** As the administrator wrote it. */
  readonly why: string;
}
