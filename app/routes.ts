import { index, type RouteConfig, route } from "@remix-run/route-config";
import { stateSlugs } from "./library/paths";

/**
 * Every address of the site, on one screen. The first argument is the path, the second the file, grouped by audience:
 * `site/` words, `tools/` planning, `account/` signed-in people, `admin/` administrators, `api/` machines.
 */
const words = "routes/site/article.tsx";

export default [
  index("routes/site/home.tsx"),

  // site
  route("tools", "routes/site/tools.tsx"),
  route("resources", "routes/site/resources.tsx"),
  route("search", "routes/site/search.tsx"),
  route("counselor", "routes/site/counselor.tsx"),
  route("counselor/words", "routes/site/counselor-words.tsx"),
  route("pricing", "routes/site/pricing.tsx"),
  route("contact", "routes/site/contact.tsx"),
  route("waitlist", "routes/site/waitlist.tsx"),
  route("waitlist/yours", "routes/site/waitlist-yours.tsx"),
  route("help", "routes/site/help.tsx"),
  route("help-center", "routes/site/help.tsx", { id: "help-center" }),
  route("help/:article", words, { id: "words/help" }),
  route("blog", "routes/site/blog.tsx"),
  route("blog/feed.xml", "routes/api/blog-feed.ts"),
  route("blog/:article", words, { id: "words/blog" }),
  // Every other file of words: marketing, guides, story, FAQ, legal. `content/site`, `guides` and `story` list them.
  route(":page", words, { id: "words" }),
  route("state-college-planning-guides", "routes/site/state-guides.tsx"),
  ...stateSlugs.map((slug) =>
    route(`college-planning-${slug}/:topic?`, "routes/site/state.tsx", { id: `state/${slug}` }),
  ),

  // tools
  route("college-match-quiz", "routes/tools/match-quiz.tsx"),
  route("college-match-quiz/results", "routes/tools/match-results.tsx"),
  route("college-match-quiz/results.csv", "routes/tools/match-results-csv.ts"),
  route("college-match-quiz/method", "routes/tools/match-method.tsx"),
  route("colleges", "routes/tools/colleges.tsx"),
  route("colleges/:college", "routes/tools/college.tsx"),
  route("college-cost-calculator", "routes/tools/college-cost-calculator.tsx"),
  route("college-cost-calculator/award-letter", "routes/tools/award-letter.tsx"),
  route("college-cost-calculator/loan", "routes/tools/loan.tsx"),
  route("college-cost-calculator/grid.csv", "routes/tools/college-cost-grid-csv.ts"),
  route("application-timeline", "routes/tools/application-timeline.tsx"),
  route("application-timeline/calendar.ics", "routes/tools/timeline-calendar.ts"),
  route("timeline-success", "routes/tools/timeline-success.tsx"),
  route("college-visit-planner", "routes/tools/college-visit-planner.tsx"),
  route("trip-results", "routes/tools/trip-results.tsx"),
  route("trip-results/sheet", "routes/tools/trip-sheet.tsx"),
  route("trip-results/calendar.ics", "routes/tools/trip-calendar.ts"),
  route("tools/fafsa-calculator", "routes/tools/fafsa-calculator.tsx"),

  // account
  route("auth/login", "routes/account/login.ts"),
  route("auth/callback", "routes/account/callback.ts"),
  route("auth/logout", "routes/account/logout.ts"),
  route("auth/problem", "routes/account/problem.tsx"),
  route("auth/welcome", "routes/account/welcome.tsx"),
  route("auth/done", "routes/account/done.tsx"),
  route("account", "routes/account/account.tsx"),
  route("account/export", "routes/account/export.ts"),
  route("account/delete", "routes/account/delete.tsx"),
  route("receipt", "routes/account/receipt.tsx"),
  route("subscription-start", "routes/account/subscription-start.tsx"),
  route("subscription-success", "routes/account/subscription-success.tsx"),
  route("subscription-dashboard", "routes/account/subscription-dashboard.tsx"),
  route("subscription-dashboard/export.json", "routes/account/subscription-export.ts"),
  route("subscription-dashboard/bills/:bill", "routes/account/subscription-bill.ts"),

  // family
  route("plan", "routes/plan/plans.tsx"),
  route("plan/start", "routes/plan/start.tsx"),
  route("plan/add", "routes/plan/add.tsx"),
  route("plan/invitation", "routes/plan/invitation.tsx"),
  route("plan/invitation/unknown", "routes/plan/invitation-unknown.tsx"),
  route("plan/save", "routes/plan/save.tsx"),
  route("plan/:plan", "routes/plan/home.tsx"),
  route("plan/:plan/colleges", "routes/plan/colleges.tsx"),
  route("plan/:plan/tasks", "routes/plan/tasks.tsx"),
  route("plan/:plan/colleges/:line", "routes/plan/college.tsx"),
  route("plan/:plan/people", "routes/plan/people.tsx"),
  route("plan/:plan/people/:person", "routes/plan/person.tsx"),
  route("plan/:plan/household", "routes/plan/household.tsx"),
  route("plan/:plan/who-sees-what", "routes/plan/who-sees-what.tsx"),
  route("plan/:plan/saved", "routes/plan/saved.tsx"),
  route("plan/:plan/saved/:saved", "routes/plan/saved-result.tsx"),
  route("plan/:plan/letters", "routes/plan/letters.tsx"),
  route("plan/:plan/essays", "routes/plan/essays.tsx"),
  route("plan/:plan/ledger", "routes/plan/ledger.tsx"),
  route("plan/:plan/ledger/export", "routes/plan/ledger-export.ts"),
  route("plan/:plan/log", "routes/plan/log.tsx"),
  route("plan/:plan/calendar", "routes/plan/calendar.tsx"),
  route("reminders/stop", "routes/plan/stop-reminders.tsx"),
  route("plan/:plan/export", "routes/plan/export.ts"),
  route("plan/:plan/setup", "routes/plan/setup.tsx"),
  route("plan/:plan/setup/one-home", "routes/plan/one-home.tsx"),
  route("plan/:plan/delete", "routes/plan/delete.tsx"),

  // admin
  route("admin/messages", "routes/admin/messages.tsx"),
  route("admin/:screen?", "routes/admin/screen.tsx"),

  // machines
  route("api/health", "routes/api/health.ts"),
  route("api/user/profile", "routes/api/user-profile.ts"),
  route("api/application-timeline", "routes/api/application-timeline.ts"),
  route("api/college-cost-calculator", "routes/api/college-cost-calculator.ts"),
  route("api/pricing", "routes/api/pricing.ts"),
  route("calendar/:file", "routes/api/plan-calendar.ts"),
  route("webhooks/stripe", "routes/api/stripe-webhook.ts"),
  route("api/reports", "routes/api/reports.ts"),
  route("site.webmanifest", "routes/api/webmanifest.ts"),
  route("robots.txt", "routes/api/robots.ts"),
  route("sitemap.xml", "routes/api/sitemap.ts"),
  route("llms.txt", "routes/api/llms.ts"),
  route(".well-known/security.txt", "routes/api/security-txt.ts"),
  route("assets/social/:image", "routes/api/social-image.ts"),
  route("assets/*", "routes/api/missing-asset.ts"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
