import { forEveryone } from "~/account/audience/audience.server";
import { env } from "~/env.server";
import { text } from "~/http/response.server";

export const loader = forEveryone.loader(() =>
  text(
    [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /admin",
      "Disallow: /auth/",
      "Disallow: /account",
      "Disallow: /plan",
      "Disallow: /calendar/",
      "Disallow: /reminders/",
      "Disallow: /subscription-",
      "Disallow: /college-match-quiz/results",
      "Disallow: /es/college-match-quiz/results",
      `Sitemap: ${env().siteOrigin}/sitemap.xml`,
      "",
    ].join("\n"),
    { policy: "everyoneData" },
  ),
);
