import { z } from "zod";
import { factorWords } from "~/colleges/profile/labels";
import { type Finding, found, say, unknown } from "~/counselor/answer/evidence";
import { dollars } from "~/design/figures";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { tool } from "./tool";

/** What a college says it looks at when it decides. */
export const admissionFactors = tool({
  name: "admission_factors",
  description: "What a college requires, considers and doesn't consider when it decides on an application.",
  input: z.object({ unitid: z.int(), about: z.array(z.string()) }),
  run({ unitid, about }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const { factors } = college.admission;
    const evidence = collegeEvidence(college, "admission", "admissionFactors", { ...factors });
    if (factors === null) return unknown(say(`${nameFirst(college)} doesn’t report what it looks at.`, evidence));
    const named = factorWords.filter(([key]) => about.length === 0 || about.includes(key));
    const by = (weight: string) =>
      named
        .filter(([key]) => factors[key] === weight)
        .map(([, words]) => words.charAt(0).toLowerCase() + words.slice(1).replace("(GPA)", "(GPA)"));
    const parts = [
      ["requires", by("required")],
      ["considers, if you send it,", by("considered")],
      ["doesn’t consider", by("not considered")],
    ] as const;
    const words = parts
      .filter(([, list]) => list.length > 0)
      .map(([verb, list]) => `${verb} ${list.join(", ").replace(/sAT or aCT/g, "SAT or ACT")}`);
    if (words.length === 0) return unknown(say(`${nameFirst(college)} doesn’t report how it weighs that.`, evidence));
    return found(say(`${nameFirst(college)} says that it ${words.join("; it ")} (${evidence.year}).`, evidence));
  },
});

/** Addresses the college itself gives. */
export const collegeLinks = tool({
  name: "college_links",
  description: "A college's own pages: website, admissions, financial aid, net price calculator.",
  input: z.object({ unitid: z.int() }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const { website, admissions, financialAid, netPriceCalculator } = college.links;
    const links = [
      ["its site", website],
      ["admissions", admissions],
      ["financial aid", financialAid],
      ["net price calculator", netPriceCalculator],
    ] as const;
    const known = links.filter(([, link]) => link !== null);
    const evidence = collegeEvidence(college, "links", "links", Object.fromEntries(links));
    if (known.length === 0) return unknown(say(`${nameFirst(college)} reports no address of its own pages.`, evidence));
    return found(
      say(
        `${nameFirst(college)} gives these pages: ${known.map(([name, link]) => `${name}, ${link}`).join("; ")}.`,
        evidence,
      ),
    );
  },
});

/** Whether a college asks for the CSS Profile. */
export const cssRule = tool({
  name: "css_profile",
  description: "Whether a college asks for the CSS Profile before it gives its own aid.",
  input: z.object({ unitid: z.int() }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const known = ground.cssProfile(unitid);
    const evidence = {
      url: "/help/css-profile-line-by-line",
      title: "CSS Profile, line by line",
      source: "Colleges’ aid pages and lists of participating colleges, read in public copies",
      year: "fall 2027",
      figures: { asks: known === null ? null : String(known.asks) },
    };
    if (known === null || known.confidence === "recalled") {
      return unknown(
        say(
          `We couldn’t confirm whether ${shortName(college)} asks for the CSS Profile. Ask its aid office, or look for the college on the CSS Profile’s own list.`,
          evidence,
        ),
      );
    }
    const both =
      known.bothParents === true && known.bothParentsConfidence !== "recalled"
        ? " It asks both parents, also where they live apart."
        : "";
    return found(
      say(
        known.asks
          ? `${nameFirst(college)} asks first-year students who want its own aid for the CSS Profile.${both}`
          : `${nameFirst(college)} doesn’t ask first-year students for the CSS Profile.`,
        evidence,
      ),
    );
  },
});

/** What it costs to apply, in the newest season we know. */
export const applicationFeeOf = tool({
  name: "application_fee",
  description: "What an application to a college cost in the newest season known.",
  input: z.object({ unitid: z.int() }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const fee = ground.applicationFee(unitid);
    const evidence = {
      url: "/application-timeline",
      title: `${college.name}: application fee`,
      source: "Common App list of requirements",
      year: fee?.season ?? "2024-25",
      figures: { fee: fee?.dollars ?? null },
    };
    if (fee === null)
      return unknown(
        say(`We don’t know what it costs to apply to ${shortName(college)}. Its admission page says.`, evidence),
      );
    return found(
      say(
        fee.dollars === 0
          ? `Applying to ${shortName(college)} was free in ${fee.season}. Confirm on its admission page.`
          : `Applying to ${shortName(college)} cost ${dollars(fee.dollars)} in ${fee.season}. Confirm on its admission page, and ask for a fee waiver if that’s too much.`,
        evidence,
      ),
    );
  },
});
