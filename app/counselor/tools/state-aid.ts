import { z } from "zod";
import { stateAgency } from "~/aid/state-agency";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { type Words, wordsIn } from "~/counselor/sentences/sentences";
import { isState, stateName } from "~/geography/states";
import { statePagePath } from "~/library/guides/guides";
import type { StateFacts } from "~/library/guides/schema";
import { telling } from "../words/words";
import { stateDates } from "./dates";
import { tool } from "./tool";

/** A state's own grants and scholarships, as its guide here confirms them; elsewhere the dates that are listed. */
export const stateAid = tool({
  name: "state_aid",
  description: "A state's own grants and scholarships with their rules and sources.",
  input: z.object({
    state: z.string().refine((code): boolean => isState(code)),
    about: z.enum(["all", "community college", "undocumented"]).default("all"),
    /** Whether who gets the first of them and how is told, too. */
    rules: z.boolean().default(false),
    /** Whether it's asked if community college is free. */
    free: z.boolean().optional(),
    /** Stems of words that say whom it's for: only programs that name one of them are told. */
    subject: z.array(z.string().max(40)).max(12).optional(),
  }),
  run({ state, about, rules: asksRules, free = false, subject = [] }, ground): Finding {
    const rules = asksRules || free;
    const facts = ground.stateFacts(state);
    if (facts === null && subject.length > 0) return { known: false, statements: [] };
    if (facts === null) {
      const dates = stateDates(state, "2027-28", null);
      const agency = stateAgency(state);
      const { say: write } = wordsIn(ground);
      const whom = agency === null ? write("state list") : write("state agency", { agency: agency.agency });
      const overview = ground.stateOverview(state);
      if (overview === null || dates.length === 0)
        return {
          known: false,
          statements: [say(write("no state guide", { state: stateName(state), whom })), ...dates],
        };
      if (about === "community college") {
        // Which of the days is of a program for a community college, only its name can tell.
        const named = dates.filter(({ text }) => /\bpromise\b|\bcommunity\b|\breconnect\b/i.test(text));
        const own = named.length > 0 ? named : dates;
        const unsure = write("no community rules", { state: overview.name, whom });
        return found(say(unsure, pageOf(overview, write)), ...own);
      }
      // The programs and their days are known; the rules of who gets them are not, and it says so.
      return found(...dates, say(write("no state rules", { state: overview.name, whom }), pageOf(overview, write)));
    }
    const group = about === "undocumented" ? "undocumented" : "aid";
    const confirmed = Object.entries(facts.facts).flatMap(([of, all]) =>
      Object.entries(all).flatMap(([id, fact]) =>
        fact.confidence === "confirmed" &&
        (of === group || opensAid(about, fact) || (subject.length > 0 && ofSomeGroups.includes(of)))
          ? [{ id, fact, of }]
          : [],
      ),
    );
    // Rules before the form.
    if (about === "undocumented") confirmed.sort((a, b) => Number(b.of === group) - Number(a.of === group));
    const isFor = ({ of, fact: { name, statement, who, source } }: (typeof confirmed)[number]) =>
      (of === group || ofMoney.test(`${name} ${statement} ${source.title}`)) &&
      telling(`${name} ${statement} ${who ?? ""}`).some((word) => subject.includes(word));
    const wanted =
      subject.length > 0
        ? confirmed.filter(isFor).sort(giftsFirst).slice(0, mostPrograms)
        : about === "community college"
          ? paysCommunityCollege(confirmed).flatMap((one, at) => [
              one,
              // Where money runs short, who gets it goes by a line of the year.
              ...(free && at === 0 ? confirmed.filter(({ id, fact }) => isCutoffOf(one.id, id, fact.name)) : []),
            ])
          : about === "all"
            ? programsOf(confirmed)
            : confirmed.slice(0, 4);
    if (wanted.length === 0) return { known: false, statements: [] };
    const page = statePagePath(facts.slug, "financial-aid");
    // What is for some people only may stand on another page of the state.
    const urlOf = (place: string) =>
      ground.passages.all.find((one) => one.state === state && one.url.endsWith(place))?.url ?? `${page}${place}`;
    const more = wanted.slice(mostPrograms).map(({ fact }) => fact.name);
    const rest =
      more.length === 0
        ? []
        : [say(wordsIn(ground).say("more programs", { list: more.join("; ") }), pageOfFacts(facts, page))];
    // Who must meet conditions is told so before which they are.
    const conditions =
      free && (wanted[0]?.fact.who ?? wanted[0]?.fact.how) !== undefined
        ? [wordsIn(ground).say("free on conditions", { state: facts.name })]
        : [];
    return found(
      ...wanted.slice(0, mostPrograms).map(({ id, fact, of }, at) =>
        say(
          [
            ...(at === 0 ? conditions : []),
            `${fact.name}: ${fact.statement}`,
            ...(rules && at < few ? [fact.who, fact.how] : []),
          ]
            .filter(Boolean)
            .join(" "),
          {
            url: subject.length === 0 ? `${page}#${of}-${id}` : urlOf(`#${of}-${id}`),
            title: `${facts.name}: ${fact.name}`,
            source: `${fact.source.publisher}: ${fact.source.title} (${fact.source.year})`,
            year: fact.year,
            figures: Object.fromEntries(Object.entries(fact.amounts ?? {}).map(([key, { value }]) => [key, value])),
          },
        ),
      ),
      ...rest,
    );
  },
});

const pageOfFacts = ({ name, season }: StateFacts, url: string) => ({
  url,
  title: `${name}: state aid`,
  source: "This site’s guides",
  year: `fall ${season.entry}`,
  figures: {},
});

/** The page of a state without a guide, where the days of its programs stand. */
const pageOf = ({ path, name }: { readonly path: string; readonly name: string }, write: Words["say"]) => ({
  url: `${path}#ask`,
  title: write("state page", { state: name }),
  source: "Federal Student Aid, list of state deadlines",
  year: "2025-26",
  figures: {},
});

/** Facts beside those on aid that tell of money for some people. */
const isGift = /\b(?:scholarship|grant|waive[sd]?|without paying)\b/i;
type Named = { readonly fact: { readonly statement: string; readonly source: { readonly title: string } } };
/** What isn't paid back, before help with loans. */
const giftsFirst = (one: Named, other: Named) => {
  const rank = ({ fact: { statement, source } }: Named) => Number(isGift.test(`${statement} ${source.title}`));
  return rank(other) - rank(one);
};
const ofMoney = /\b(?:scholarships?|grants?|tuition|loans?|waive[sd]?|\$|free|paying|pays)\b/i;
const ofSomeGroups = ["veterans", "workforce"];

/** A state's own form for those who may not file the FAFSA opens its aid to them. */
const opensAid = (about: string, { statement }: { readonly statement: string }) =>
  about === "undocumented" && ofOwnForm.test(statement);
const ofOwnForm = /\bform for (?:students|residents)\b.*\b(?:can’t|can't|cannot|may not) file the FAFSA\b/;

/** As many programs are told with who gets them and how, the state's largest first. */
const few = 2;
/** Programs of a state that are told with their rules; further ones by their names. */
const mostPrograms = 5;

/**
 * What is a program by itself, each once: "What OCOG pays" tells of the grant before it, and stands on the page. A
 * program says who gets it or how.
 */
function programsOf<Each extends { readonly id: string; readonly fact: NamedFact }>(
  all: readonly Each[],
): readonly Each[] {
  const ids = new Set(all.map(({ id }) => id));
  const isPart = (id: string) => id.split("-").some((_, at, words) => at > 0 && ids.has(words.slice(0, at).join("-")));
  const programs = all.filter(
    ({ id, fact: { name, who, how } }) =>
      !tellsOf.test(name) &&
      (!isPart(id) || (how !== undefined && nameOfProgram.test(name))) &&
      ((who ?? how) !== undefined || nameOfProgram.test(name)),
  );
  return programs.length > 0 ? programs : all.slice(0, mostPrograms);
}

interface NamedFact {
  readonly name: string;
  readonly who?: string | undefined;
  readonly how?: string | undefined;
}

const nameOfProgram = /(?:Scholarship|Grant|Waiver|Award|Program|Fund)(?: \([^)]*\))?$/;
/** The name of a fact that tells of a program and is none: "Which grades count". */
export const tellsOf = /^(?:What|Which|How|When|Where|Who|More|Too|It|An?|If|In|Never|Other|Hold|Your|The largest)\b/;

const isCutoffOf = (program: string, id: string, name: string) =>
  id.startsWith(`${program}-`) && /\bcutoff\b/i.test(name);

const ofCommunity = /\b(?:community|two-year)\b.*\bcolleges?\b/i;

/** What pays or waives tuition at a community college, those that are named for it first. */
function paysCommunityCollege<Each extends { readonly fact: { readonly name: string; readonly statement: string } }>(
  all: readonly Each[],
): readonly Each[] {
  const named = ({ fact: { name } }: Each) => /community|promise/i.test(name);
  return all
    .filter(
      ({ fact: { name, statement } }) =>
        ofCommunity.test(`${name} ${statement}`) && /\b(?:pays|waives|free)\b/i.test(statement),
    )
    .sort((a, b) => Number(named(b)) - Number(named(a)))
    .slice(0, 2);
}
