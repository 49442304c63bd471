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

const inGuide = (section: string, title: string): Evidence => ({
  url: `/help/fafsa-completion-guide#${section}`,
  title,
  source: "This site",
  year: "2026",
  figures: {},
});

const movedSavings = "does-my-daughters-own-savings-account-count-against-her-should-we-move-it";

export const replies = {
  "not here": () =>
    without("not known", [
      say(
        "I don’t have a checked answer to that, so I won’t guess. I know what’s on this site: colleges, prices, admission, aid and dates for undergraduates.",
      ),
    ]),
  "a high school": () =>
    without("not known", [
      say(
        "I don’t know anything about a single high school, so I won’t guess. This site holds colleges. Ask the school’s counseling office for its school profile: that page lists the courses it offers.",
      ),
    ]),
  "own high school": () =>
    without("not known", [
      say(
        "I don’t know anything about a single high school or its graduates, so I won’t guess. Ask the school’s counseling office: it knows best where its students applied and what came of it.",
      ),
    ]),
  "two early decisions": () =>
    without(
      "not for us",
      [
        say(
          "I can’t help with hiding it. The Early Decision agreement doesn’t allow another Early Decision open beside it, and your counselor signs it with you. Choose, withdraw the other today, in writing, and tell your counselor before a college asks.",
        ),
      ],
      [{ url: "/help/early-decision-vs-regular-decision#promise", title: "What you promise with Early Decision" }],
    ),
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
  "not true of you": () =>
    without(
      "not for us",
      [
        say(
          "Please don’t. An application is signed as true, and a college can take back a place for something that isn’t, even after you’ve started, whoever checks. Say only what is true of you. Questions on race and ethnicity may be left blank.",
        ),
      ],
      [
        {
          url: "/help/common-app-screen-by-screen#do-i-have-to-say-what-race-i-am-and-will-it-help-or-hurt-me",
          title: "Do I have to say what race I am, and will it help or hurt me?",
        },
      ],
    ),
  "a hidden asset": () =>
    without(
      "not for us",
      [
        say(
          "No: what a form asks for must be reported, and I can’t help with hiding it. On the FAFSA, savings, investments and a second home or a rental count; the home you live in doesn’t. Many colleges that use the CSS Profile look at that one, too.",
          inGuide("does-the-house-we-live-in-count-on-the-fafsa", "Does the house we live in count on the FAFSA?"),
        ),
        say(
          "You sign that the form is true, and a college can ask for proof. If the honest figures don’t show what your family can pay, its aid office can look at them again.",
        ),
      ],
      [{ url: "/help/appealing-for-more-aid", title: "Appealing for more aid" }],
    ),
  "savings in another's name": () =>
    without("not for us", [
      say(
        "No, please don’t. The FAFSA asks for the student’s money and that of the parents on the form, and you sign that it’s true. A college can ask for proof.",
        inGuide(movedSavings, "Does my daughter’s own savings account count against her? Should we move it?"),
      ),
      say(
        "What is allowed: spend the student’s savings first on what’s needed for college, or put them into a 529 plan for the student, which counts as the parents’.",
        inGuide(movedSavings, "Does my daughter’s own savings account count against her? Should we move it?"),
      ),
    ]),
  "a post never held": () =>
    without(
      "not for us",
      [
        say(
          "No, please don’t. An application is signed as true, and a college can take back a place for something that isn’t, even after you’ve started. List what you were in, with what you did there.",
        ),
      ],
      [{ url: "/help/common-app-screen-by-screen", title: "The Common App, screen by screen" }],
    ),
  "a forged letter": () =>
    without(
      "not for us",
      [
        say(
          "I can’t help with that: a letter or a form has to be signed by the person whose name is on it, and a false one can cost you the place. If you’re worried about what a letter says, talk with the person who wrote it, or ask another teacher for one of their own.",
        ),
      ],
      [{ url: "/blog/asking-a-teacher-for-a-letter", title: "Asking a teacher for a letter" }],
    ),
  "somebody's form": () =>
    without(
      "not known",
      [
        say(
          "I can’t see anybody’s form, so I can’t tell whether it’s true. Who signs a FAFSA says that it is, and a college can ask for proof. Tell the college’s aid office what worries you and ask what it needs from you; it doesn’t have to tell you what’s on another parent’s form.",
        ),
      ],
      [{ url: "/help/fafsa-verification", title: "FAFSA verification" }],
    ),
  "a roommate": () =>
    without(
      "not known",
      [say("I can’t know that. The college matches roommates, and its housing office tells you when it has.")],
      [
        {
          url: "/help/summer-before-college#how-do-roommates-work-can-i-choose-one-or-change",
          title: "How do roommates work? Can I choose one, or change?",
        },
      ],
    ),
  "a union local": () =>
    without(
      "not known",
      [
        say(
          "What one union local asks, pays or has open is known only there, so I won’t guess. Ask its training center, or your state’s apprenticeship office, when it takes applications and what the test is.",
        ),
      ],
      [{ url: "/help/careers-without-a-bachelors", title: "Careers without a bachelor’s degree" }],
    ),
  "an offer to come": () => ({
    ...without("not known", [
      say(
        "Nobody can say what a college will offer one student before its letter comes, so I won’t guess. I can show what families with your income paid there after grants, and the college’s own net price calculator may count merit.",
      ),
    ]),
    next: [to("What a year would cost your family", "/college-cost-calculator")],
  }),
  "a score to come": () =>
    without(
      "not known",
      [
        say(
          "Nobody can know a score or a grade before it’s earned, so I won’t guess. A full practice test with the clock running is the best look ahead.",
        ),
      ],
      [{ url: "/help/creating-effective-study-schedule#base", title: "Before week one: find your base" }],
    ),
  "years to come": () =>
    without("not known", [
      say(
        "Nobody can say what a rate will be before it’s counted, so I won’t guess. I can tell you the newest one, with its year.",
      ),
    ]),
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
  "somebody else": () =>
    without("not for us", [
      say("I don’t look anybody up, and I don’t guess what somebody is. That’s theirs to say, to whom they choose."),
    ]),
  "who you are": () => without("not for us", [say("That’s yours to say and not for a program to guess.")]),
} satisfies Record<string, () => Reply>;
