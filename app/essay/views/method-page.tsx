import { Link } from "@remix-run/react";
import { writeDay } from "~/calendar/day";
import { withCommas } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import { useFolds } from "~/design/folded";
import { Page, PageHeading, Section, SourceLine } from "~/design/layout";
import { More } from "~/design/more";
import type { GateResults } from "../evaluation/attempts";
import type { EssayResults, FirstReading } from "../evaluation/drafts";
import { coachPath } from "../form/input";
import type { NamedModel } from "../model/answer";
import { type MethodCheck, type MethodRule, Table } from "./method-table";

/** What the coach looks for, and how often it's right. */
export function MethodPage({
  rules,
  checks,
  results,
  gate,
  firstReadings,
  model,
}: {
  rules: readonly MethodRule[];
  checks: readonly MethodCheck[];
  results: EssayResults;
  gate: GateResults;
  firstReadings: readonly FirstReading[];
  model: NamedModel | null;
}) {
  useFolds();
  const wanted = results.rows.reduce((sum, row) => sum + row.wanted, 0);
  const found = results.rows.reduce((sum, row) => sum + row.found, 0);
  return (
    <Page>
      <PageHeading above={<Link to={coachPath}>Essay coach</Link>} title="How the essay coach reads">
        <p>
          It’s a list of {rules.length} rules, and {checks.length} checks against one college’s page. Each looks for
          something particular, asks one question, and can be wrong.
        </p>
      </PageHeading>
      <Section id="measured" title="How often it’s right">
        <p className="mb-4 max-w-[46rem]">
          We wrote {results.drafts} drafts, {results.good} good and {results.drafts - results.good} with faults, and
          wrote down first what a careful teacher would find. Half of them have {results.words.middle} words or fewer,
          as a short supplement does; {results.words.personal} have the 250 or more of a personal statement, the longest{" "}
          {results.words.longest}. On {writeDay(results.ranOn)} the coach found {found} of those {wanted} things. In the
          good drafts it raised {results.alarmsInGood.toFixed(2)} false alarms each, on average.
        </p>
        <Table results={results} rules={[...rules, ...checks]} />
        <FirstReadings readings={firstReadings} />
        <SourceLine>
          The drafts are invented, and most are shorter than a personal statement. We wrote the rules, too, and adjusted
          them on these drafts. On real essays it will do worse. No student’s essay was used.
        </SourceLine>
      </Section>
      <Section id="rules" title="Every rule">
        <FoldNarrow title={`${rules.length} rules with their examples`}>
          <ul className="max-w-[46rem]">
            {rules.map(({ flags, passes, ...rule }) => (
              <Rule key={rule.id} rule={rule} flags={flags} passes={passes} />
            ))}
          </ul>
        </FoldNarrow>
      </Section>
      <Section id="college" title="The check against one college">
        <p className="max-w-[46rem]">
          With a college chosen, the draft is held against what its page here says. A new program can be missing from
          the federal table, and a second campus from the map: the coach asks where you saw it.
        </p>
        <FoldNarrow title={`${checks.length} checks with their examples`}>
          <ul className="mt-2 max-w-[46rem]">
            {checks.map(({ flags, passes, ...check }) => (
              <Rule key={check.id} rule={check} flags={flags.map(toCollege)} passes={passes.map(toCollege)} />
            ))}
          </ul>
        </FoldNarrow>
      </Section>
      <Section id="model" title="What a language model may do here">
        <div className="prose">
          <p>
            {model === null
              ? "This site has no language model, so the coach works by its rules alone. Where a site has one,"
              : `This site has a language model (${model.name}, at ${model.host}). It’s off until you check a box under your reading, for that draft, once. Then`}{" "}
            the draft and its prompt are sent to it, and it may answer with three things alone: words quoted from your
            draft, an observation of at most 25 words about them, and one question.
          </p>
          <p>
            A check stands between it and you. It looks the quote up in your draft. It keeps back whatever could be
            pasted: the first person, orders, choices of words, openings, outlines, translations, words in quotation
            marks that aren’t yours, more than six words in a row that tell something and aren’t your draft’s or the
            prompt’s, and your own words in a new order. A question may bring in two new words at most, an observation
            one. What’s kept back isn’t rewritten; you don’t see it.
          </p>
          <p>
            On {writeDay(gate.ranOn)} we tried {gate.attempts} ways to get text written: asking for it, role play, “only
            the first sentence,” “fix the grammar and flow,” in Spanish, through the prompt and through the draft. The
            coach saw {gate.recognized} of them for what they are and would have sent nothing. We sent all of them, to a
            stand-in that wants to write. Of the {withCommas(gate.slips)} texts it wrote, {gate.slipped} got through. Of{" "}
            {gate.answers} answers that ask as they should, {gate.passed} got through.
          </p>
          <p>
            The attempts and the answers are ours, and the check was adjusted on them. It looks at words and at how a
            sentence is built, not at what it means: a question can still lead you somewhere you don’t want to go. You
            decide.
          </p>
        </div>
      </Section>
      <Section id="limits" title="What it can’t do">
        <div className="prose">
          <p>
            It can’t tell whether something is true, moving or funny. It reads English; of other languages it counts
            words only. It doesn’t look for signs that a machine wrote a text: such tests accuse people wrongly. It has
            never been compared with what colleges decided.
          </p>
        </div>
      </Section>
    </Page>
  );
}

/** An example with the college it is to. */
const toCollege = ({ college, text }: MethodCheck["flags"][number]) => `To ${college}: ${text}`;

/** A rule, or a check of a college: what it looks for, where that's from, and its examples. */
function Rule({
  rule: { id, name, why, where, source, allowed = 0 },
  flags,
  passes,
}: {
  rule: Pick<MethodCheck, "id" | "name" | "why" | "where" | "source"> & { readonly allowed?: number };
  flags: readonly string[];
  passes: readonly string[];
}) {
  return (
    <li id={id} className="scroll-mt-28 border-b border-rule py-4">
      <h3 className="text-lg">{name}</h3>
      <p className="mt-1">{why}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">
        Where it looks: {where}
        {allowed > 0 && ` Silent up to ${allowed} in 500 words.`}{" "}
        {source ? `Source: ${source.title}, ${source.publisher}, ${source.date}.` : "This is our judgment; no source."}
      </p>
      <More title="Examples" note="that it must and mustn’t find">
        <Examples title="It has to find something in" texts={flags} />
        <Examples title="It has to be silent about" texts={passes} />
      </More>
    </li>
  );
}

/** What happened when somebody who didn't know the rules wrote drafts: nearer to a student's own than the table. */
function FirstReadings({ readings: [first, second] }: { readings: readonly FirstReading[] }) {
  if (first === undefined || second === undefined) return null;
  return (
    <p className="mt-4 max-w-[46rem]">
      Nearer to your own draft than the table: on {writeDay(first.readOn)} somebody who hadn’t read the rules wrote{" "}
      {first.drafts} of these drafts. At first reading the coach found {first.found} of {first.wanted} things, and
      raised {first.alarms} false alarms in {first.good} good drafts. We changed the rules, and {second.drafts} more
      were written: it found {second.found} of {second.wanted}, with {second.alarms} false alarms in {second.good} good
      ones.
    </p>
  );
}

function Examples({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <ul className="mb-3 list-disc ps-5 text-[0.9375rem]">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
