/**
 * The tables that a room reads though another writes them, and why. A room that isn't named reads none but its own:
 * what it needs of another, it asks that room for. In `family/` each inner room counts for itself.
 */
export const readsOfOthers: Readonly<Record<string, readonly string[]>> = {
  // The back office shows what the site does as lists, which it sorts, filters and counts in the store.
  admin: [
    "account",
    "admin_log",
    "article",
    "article_publication",
    "article_version",
    "billing",
    "billing_event",
    "billing_invoice",
    "contact_message",
    "counselor_count",
    "crawl_finding",
    "crawl_page",
    "error_group",
    "error_group_value",
    "error_report",
    "identity",
    "job_run",
    "part_check",
    "rate_limit",
  ],
  // What is exported and deleted of an account is everything that hangs on it, wherever it lies.
  deletion: [
    "account",
    "billing_deletion",
    "contact_message",
    "identity",
    "identity_deletion",
    "mail",
    "refused_sender",
    "session",
    "waitlist",
  ],
  // A whole plan is read in one place, with the people's accounts.
  "family/access": ["account", "household_vault", "plan_college", "plan_invitation", "plan_member"],
  // Across all plans at once: whose list has a college that closes, and who was told.
  "family/closings": ["account", "plan_college", "plan_member", "plan_reminded"],
  // The address of whoever a calendar or a reminder is for, found by its token, before any plan is opened.
  "family/dates": ["account", "plan_member"],
  // All plans of somebody at once, whose account may be about to end.
  "family/departure": ["account", "plan", "plan_member"],
  // Drafts are counted with the essays that they hang on, for whoever deletes both.
  "family/essays": ["plan_draft"],
  // Whether a household may be emptied: saved results with money hold on to its row.
  "family/finances": ["plan_saved"],
  // What an invitation says of its plan and its sender, to somebody who isn't in the plan; and mail that waits for it.
  "family/people": ["account", "mail", "plan"],
  // The day the plan began.
  "family/tasks": ["plan"],
  // Reports are forgotten by their age.
  store: ["error_group", "error_report"],
  // Figures of how fast pages are, by release.
  vitals: ["site_release"],
};
