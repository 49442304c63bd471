import { z } from "zod";
import { type Finding, found, say, unknown } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { count, percent } from "~/design/figures";
import published from "../../../content/facts/admission/waitlist.json";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { tool, unitid } from "./tool";

const rows = new Map(published.map((row) => [row.unitid, row]));

/** How many a college admitted from its waitlist, by its Common Data Set where we have it. */
export const waitlistRates = tool({
  name: "waitlist_rates",
  description:
    "How many applicants took a place on a college's waitlist and how many of them it admitted, in one year.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const { say: write } = wordsIn(ground);
    const row = rows.get(unitid);
    if (row === undefined)
      return unknown(
        say(
          write("no waitlist", { college: shortName(college) }),
          collegeEvidence(college, "admission", "admissions", {}),
        ),
      );
    const { accepted, admitted, term, source } = row;
    const share = admitted / accepted;
    return found(
      say(
        write("waitlist", {
          name: nameFirst(college),
          term,
          share: percent(share),
          accepted: count(accepted),
          admitted: count(admitted),
        }),
        {
          url: "/college-match-quiz/method#sources",
          title: `${college.name}: the waitlist`,
          source,
          year: term,
          figures: { accepted, admitted, share },
        },
      ),
    );
  },
});
