import { costPath } from "~/cost/asked-colleges";
import { Button } from "~/design/button";
import { dollars } from "~/design/figures";
import { Callout, Section, SourceLine } from "~/design/layout";
import { type DecodedLetter, isOnlyAmountUnclear, type Practice } from "../award-letter";
import { meaningOf } from "./meaning";
import { officeEmail } from "./office-email";
import { CopyButton, SharePicture } from "./share-part";

const cell = "border-b border-rule py-2 align-baseline";

/** The letter put in order. */
export function LetterResult({
  decoded,
  college,
}: {
  decoded: DecodedLetter;
  college: { readonly unitid: number; readonly name: string } | null;
}) {
  const { cost, costBasis, grants, work, loans, plus, netPrice, gap } = decoded;
  const { headline, how } = meaningOf(decoded);
  const doubted = new Set([...decoded.warnings.flatMap(({ doubts }) => doubts), ...decoded.open]);
  const unsure = {
    Grants: doubted.has("grants"),
    "Net price": doubted.has("grants") || doubted.has("cost"),
    "Published price": doubted.has("cost"),
    "Work-study": doubted.has("work"),
    "Student loans": doubted.has("loans"),
    "Parent PLUS": doubted.has("loans"),
    Gap: doubted.size > 0,
  } as Readonly<Record<string, boolean>>;
  const rows: readonly (readonly [name: string, amount: number | null, strong?: boolean, note?: string])[] = [
    ["Published price", cost, false, costBasis === null ? "" : basisNames[costBasis]],
    ["Grants", -grants],
    ["Net price", netPrice, true, "what you have to pay, save, earn or borrow"],
    ["Work-study", work, false, "earned during the year, if you find the job"],
    ["Student loans", loans, false, "you pay it back with interest"],
    ["Parent PLUS", plus, false, "a parent pays it back, after a credit check"],
    ["Gap", gap, true, "still to pay if you take every loan and job"],
  ];
  return (
    <>
      <section id="result" aria-labelledby="result-title" className="border-t-4 border-brand py-8">
        <h2 id="result-title" tabIndex={-1} className="text-brand-deep outline-none">
          {college === null ? "Your letter, decoded" : `Your letter from ${college.name}, decoded`}
        </h2>
        <p className="mt-4 max-w-[46rem] font-serif text-xl leading-snug font-semibold sm:text-2xl">{headline}</p>
        <p className="mt-2 max-w-[46rem]">{how}</p>
        <p className="mt-3 max-w-[46rem]">
          {doubted.size > 0 && "Some amounts aren’t clear yet. "}
          {doubted.has("grants")
            ? `So far, we read ${dollars(grants)} as gift aid. `
            : grants === 0
              ? "We found no grants. "
              : `${dollars(grants)} of it is gift aid. `}
          {loans + plus > 0 &&
            `${dollars(loans + plus)} is borrowed: a loan doesn’t make the college cheaper, so we don’t subtract it from the price.`}
        </p>
        <table className="mt-5 w-full max-w-[40rem]">
          <caption className="sr-only">One year, from this letter</caption>
          <tbody>
            {rows.map(([name, amount, strong, note]) => (
              <tr key={name} className={strong ? "font-semibold" : ""}>
                <th scope="row" className={`${cell} ${strong ? "" : "font-normal"}`}>
                  {name}
                  {unsure[name] && <span className="block text-sm font-normal">Not sure yet: see below</span>}
                  {note && <span className="block text-sm font-normal text-muted">{note}</span>}
                </th>
                <td className={`figures ${cell} ps-4 text-end whitespace-nowrap ${strong ? "text-lg" : ""}`}>
                  {amount === null ? (
                    <span className="font-sans text-sm font-normal text-muted">not in the letter</span>
                  ) : (
                    dollars(amount === 0 ? 0 : amount)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <SharePicture decoded={decoded} college={college?.name ?? null} />
        <Warnings warnings={decoded.warnings} />
        <NotCounted lines={decoded.lines.filter(({ kind }) => kind === "unknown")} />
        {college !== null && grants > 0 && !doubted.has("grants") && (
          <form method="post" action={costPath} className="mt-6 print:hidden">
            <input type="hidden" name="unitids" value={college.unitid} />
            <input type="hidden" name={`c${college.unitid}.offered`} value={grants} />
            <Button look="next" name="intent" value="find">
              Use these grants in the cost calculator
            </Button>
          </form>
        )}
      </section>

      <Section id="practices" title="How clear the letter is">
        <p className="max-w-[46rem]">
          The U.S. Government Accountability Office (GAO) holds aid offers to ten practices, which rest on eight points
          of the Department of Education. All eight, and one more of GAO’s, can be seen in a letter like this. It keeps{" "}
          <strong>
            {decoded.practices.filter(({ kept }) => kept === "yes").length} of {decoded.practices.length}
          </strong>
          .
        </p>
        <ul className="mt-4 max-w-[46rem]">
          {decoded.practices.map((practice) => (
            <li key={practice.name} className="grid grid-cols-[5.5rem_1fr] gap-3 border-b border-rule py-3">
              <Kept practice={practice} />
              <span>
                {practice.name}
                <span className="block text-sm text-muted">{practice.why}</span>
              </span>
            </li>
          ))}
        </ul>
        <SourceLine>
          U.S. Department of Education, guidance on aid offers, April 2019, and Federal Student Aid, announcement
          GENERAL-21-70, October 2021. GAO-23-104708, “Financial Aid Offers”, November 2022; no college in its sample
          kept all ten. Six of the lines are GAO’s own; we couldn’t confirm how its report words the other four.
        </SourceLine>
      </Section>

      <Section id="questions" title="Questions for the aid office">
        <ol className="prose list-decimal ps-5">
          {decoded.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <OfficeEmail text={officeEmail(decoded, college?.name ?? null)} />
      </Section>
    </>
  );
}

/**
 * A draft of the email, in a field so that it can be changed before it's copied. It's sent from the family's own mail.
 */
function OfficeEmail({ text }: { text: string }) {
  return (
    <details className="mt-6 max-w-[46rem] print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        A draft of an email with these questions
      </summary>
      <label htmlFor="office-email" className="text-sm text-muted">
        Fill in what’s in brackets, take out what you don’t need, and send it from your own email.
      </label>
      <textarea
        key={text}
        id="office-email"
        rows={16}
        defaultValue={text}
        data-private=""
        className="mt-2 w-full rounded-md border border-rule-strong bg-surface px-3 py-2 text-[0.9375rem]"
      />
      <CopyButton of="office-email" />
    </details>
  );
}

/** What is odd in the letter, before anybody relies on its sums. */
function Warnings({ warnings }: { warnings: DecodedLetter["warnings"] }) {
  const [first, ...more] = warnings;
  if (first === undefined) return null;
  return (
    <div className="mt-6">
      <Callout
        kind="care"
        title={warnings.some(({ doubts }) => doubts.length > 0) ? "Check these amounts" : "Double-check"}
      >
        {more.length === 0 ? (
          <p>{first.text}</p>
        ) : (
          <ul className="list-disc ps-5">
            {warnings.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Callout>
    </div>
  );
}

/** Tells a line that does not say what it is from one that does, but not for how many dollars. */
function NotCounted({ lines }: { lines: DecodedLetter["lines"] }) {
  const names = (only: boolean) =>
    lines
      .filter((line) => isOnlyAmountUnclear(line) === only)
      .map(({ label }) => `“${label}”`)
      .join(", ");
  const [nameless, unsure] = [names(false), names(true)];
  if (lines.length === 0) return null;
  return (
    <div className="mt-6">
      <Callout kind="care" title="Not counted">
        {nameless && <p>These lines don’t say what they are: {nameless}. Tell us below and recalculate.</p>}
        {unsure && (
          <p className={nameless ? "mt-2" : ""}>
            What these lines are is clear, but not how many dollars they add in one year: {unsure}. Correct the amount
            below, say what it is and recalculate.
          </p>
        )}
      </Callout>
    </div>
  );
}

const basisNames = {
  letter: "the total cost the letter gives",
  items: "the costs listed in the letter, added up; others may be missing",
  reader: "the cost you typed",
} as const;

const looks: Readonly<Record<Practice["kept"], readonly [word: string, look: string]>> = {
  yes: ["Yes", "text-safety"],
  partly: ["In part", "text-target"],
  no: ["No", "text-reach"],
  unclear: ["Not clear", "text-muted"],
};

function Kept({ practice }: { practice: Practice }) {
  const [word, look] = looks[practice.kept];
  return <strong className={look}>{word}</strong>;
}
