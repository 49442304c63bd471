import { z } from "zod";
import { factorWords } from "~/colleges/profile/labels";
import { type Finding, found, say, unknown } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { collegeEvidence, nameFirst, shortName } from "./college-evidence";
import { tool, unitid } from "./tool";

/** What a college says it looks at when it decides. */
export const admissionFactors = tool({
  name: "admission_factors",
  description: "What a college requires, considers and doesn't consider when it decides on an application.",
  input: z.object({ unitid, about: z.array(z.string().max(40)).max(20).default([]) }),
  run({ unitid, about }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const { factors } = college.admission;
    const { say: write, language, year } = wordsIn(ground);
    const name = nameFirst(college);
    const evidence = collegeEvidence(college, "admission", "admissionFactors", { ...factors });
    if (factors === null) return unknown(say(write("no factors", { name }), evidence));
    const named = factorWords.filter(([key]) => about.length === 0 || about.includes(key));
    const by = (weight: string) =>
      named
        .filter(([key]) => factors[key] === weight)
        .map(([key, words]) => (language === "es" ? (spanishFactors[key] ?? words) : lowered(words)));
    const parts = [
      ["factors requires", by("required")],
      ["factors considers", by("considered")],
      ["factors ignores", by("not considered")],
    ] as const;
    const words = parts
      .filter(([, list]) => list.length > 0)
      .map(([verb, list]) => write(verb, { list: list.join(", ") }));
    if (words.length === 0) return unknown(say(write("no weight", { name }), evidence));
    const list = words.join(write("factors join"));
    return found(say(write("factors", { name, list, year: year(evidence.year) }), evidence));
  },
});

const lowered = (words: string) => (/^SAT/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1));

const spanishFactors: Readonly<Record<string, string>> = {
  gpa: "las notas de la secundaria (GPA)",
  rank: "el lugar en la clase",
  record: "el expediente de la secundaria",
  prep: "los cursos de preparación para la universidad",
  recs: "las cartas de recomendación",
  competencies: "pruebas de habilidades, como un portafolio o un certificado",
  work: "la experiencia de trabajo",
  essay: "el ensayo personal",
  legacy: "un familiar que estudió allí",
  tests: "los puntajes del SAT o del ACT",
  english: "un examen de inglés, si no es su primer idioma",
  othertest: "otros exámenes",
};

/** Addresses the college itself gives. */
export const collegeLinks = tool({
  name: "college_links",
  description: "A college's own pages: website, admissions, financial aid, net price calculator.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const { website, admissions, financialAid, netPriceCalculator } = college.links;
    const links = [
      ["link site", website],
      ["link admissions", admissions],
      ["link aid", financialAid],
      ["link calculator", netPriceCalculator],
    ] as const;
    const known = links.filter(([, link]) => link !== null);
    const figures = {
      site: website,
      admissions,
      financial_aid: financialAid,
      net_price_calculator: netPriceCalculator,
    };
    const evidence = collegeEvidence(college, "links", "links", figures);
    const { say: write } = wordsIn(ground);
    const name = nameFirst(college);
    if (known.length === 0) return unknown(say(write("no links", { name }), evidence));
    const list = known.map(([what, link]) => `${write(what)}, ${link}`).join("; ");
    return found(say(write("links", { name, list }), evidence));
  },
});

/** Whether a college asks for the CSS Profile. */
export const cssRule = tool({
  name: "css_profile",
  description: "Whether a college asks for the CSS Profile before it gives its own aid.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    if (college === undefined) return { known: false, statements: [] };
    const known = ground.cssProfile(unitid);
    const { say: write } = wordsIn(ground);
    const evidence = {
      url: "/help/css-profile-line-by-line",
      title: "CSS Profile, line by line",
      source: "Colleges’ aid pages and lists of participating colleges, read in public copies",
      year: "fall 2027",
      figures: { asks: known === null ? null : String(known.asks) },
    };
    if (known === null || known.confidence === "recalled") {
      return unknown(say(write("css unsure", { college: shortName(college) }), evidence));
    }
    const both = known.bothParents === true && known.bothParentsConfidence !== "recalled" ? write("css both") : "";
    const name = nameFirst(college);
    return found(say(known.asks ? write("css yes", { name }) + both : write("css no", { name }), evidence));
  },
});

/** What it costs to apply, in the newest season we know. */
export const applicationFeeOf = tool({
  name: "application_fee",
  description: "What an application to a college cost in the newest season known.",
  input: z.object({ unitid }),
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
    const { say: write } = wordsIn(ground);
    const named = { college: shortName(college) };
    if (fee === null) return unknown(say(write("fee unknown", named), evidence));
    const values = { ...named, season: fee.season, price: dollars(fee.dollars) };
    return found(say(write(fee.dollars === 0 ? "fee none" : "fee", values), evidence));
  },
});
