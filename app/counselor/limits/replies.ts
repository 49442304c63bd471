/** What the counselor says to what it doesn't answer or do, by the name of the reply. */
import type { Evidence } from "~/counselor/answer/evidence";
import { say } from "~/counselor/answer/evidence";
import { answered, type Reply, to, without } from "~/counselor/answer/reply";

const about: Evidence = {
  url: "/ai-technology",
  title: "What the computer does here",
  source: "This site",
  year: "2026",
  figures: {},
};

export const replies = {
  "not here": () =>
    without("not known", [
      say(
        "I don’t have a checked answer to that, so I won’t guess. I know what’s on this site: colleges, prices, admission, aid and dates for undergraduates.",
      ),
    ]),
  "own case": () =>
    without("not known", [
      say(
        "I can’t see anybody’s account, form or mail, and I can’t act for you. The college’s portal, studentaid.gov or the office itself can tell you.",
      ),
    ]),
  "a program": () =>
    answered([
      say(
        "I’m a program. I look things up in this site’s figures and guides, and I show where each answer stands. For your own case, talk with your school counselor or the college’s office.",
        about,
      ),
    ]),
  "a college's decision": () =>
    without("not known", [
      say(
        "Nobody can say what a college will decide, so I won’t guess. I can show how many it admits, and a range for a GPA and scores.",
      ),
    ]),
  "a law to come": () =>
    without("not known", [
      say(
        "Nobody can say what the government will decide, so I won’t guess. What I quote is what holds now, with the day it was read. Until a law changes, file as usual.",
      ),
    ]),
  "somebody drinks": () =>
    without(
      "not for us",
      [
        say(
          "I’m sorry. That’s a lot to carry, and it isn’t yours to fix alone. Alateen, for teenagers, and Al-Anon, for families, are free groups for people who live with somebody’s drinking. Your school counselor or a doctor can help you find one. Going to college isn’t leaving anybody behind.",
        ),
      ],
      [{ url: "/help/mental-health", title: "Mental health and college" }],
    ),
  homework: () =>
    without("not for us", [
      say("I don’t do homework. I know what’s on this site: colleges, prices, admission, aid and dates."),
    ]),
  "an essay": () => ({
    ...without("not for us", [
      say(
        "I don’t write essays or parts of them: it has to be you. The guides show how to find a story and how to cut it.",
      ),
    ]),
    next: [
      to("The personal essay", "/help/personal-essay"),
      to("Supplements", "/help/supplements-and-why-this-college"),
    ],
  }),
  "other orders": () =>
    without("not for us", [
      say(
        "I can only look things up in this site’s own figures and guides, and say where they stand. Ask me about a college, a price, a date or a form.",
      ),
    ]),
  "a false statement": () =>
    without(
      "not for us",
      [
        say(
          "I can’t help with that: a false statement on an aid form or application can cost the aid, the place, or more. If the honest figures don’t show your situation, the aid office can look at it again.",
        ),
      ],
      [{ url: "/help/appealing-for-more-aid", title: "Appealing for more aid" }],
    ),
  "your choice": () => ({
    ...without("not for us", [
      say(
        "That choice is yours. I can lay the prices, the chances and the rates of finishing side by side for the colleges you name.",
      ),
    ]),
    next: [
      to("Making the final decision", "/help/making-final-college-decision"),
      to("Colleges side by side", "/colleges/compare"),
    ],
  }),
  "who you are": () => without("not for us", [say("That’s yours to say and not for a program to guess.")]),
} satisfies Record<string, () => Reply>;
