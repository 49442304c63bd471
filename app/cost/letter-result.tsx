import { Button } from "~/design/button";
import { dollars } from "~/design/figures";
import { Callout, Section, SourceLine } from "~/design/layout";
import { costPath } from "./asked-colleges";
import { type DecodedLetter, isOnlyAmountUnclear, type Practice } from "./award-letter";

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
  const rows: readonly (readonly [name: string, amount: number | null, strong?: boolean, note?: string])[] = [
    ["Published price", cost, false, costBasis === null ? "" : basisNames[costBasis]],
    ["Grants", -grants],
    ["Net price", netPrice, true, "what you must pay, save, earn or borrow"],
    ["Work-study", work, false, "earned during the year, if you find the job"],
    ["Loans of the student", loans, false, "to be paid back with interest"],
    ["Parent PLUS", plus, false, "to be paid back by a parent, after a credit check"],
    ["Gap", gap, true, "still to pay when every loan and job is taken"],
  ];
  return (
    <>
      <section id="result" aria-labelledby="result-title" className="border-t-4 border-brand py-8">
        <h2 id="result-title" className="text-brand-deep">
          {college === null ? "The letter in order" : `The letter of ${college.name} in order`}
        </h2>
        <p className="mt-3 max-w-[46rem]">
          {grants === 0 ? "No grant was found." : `${dollars(grants)} of it is a gift.`}{" "}
          {loans + plus > 0 &&
            `${dollars(loans + plus)} is borrowed: a loan does not make the college cheaper, so it is not taken off the price.`}
        </p>
        <table className="mt-5 w-full max-w-[40rem]">
          <caption className="sr-only">One year by this letter</caption>
          <tbody>
            {rows.map(([name, amount, strong, note]) => (
              <tr key={name} className={strong ? "font-semibold" : ""}>
                <th scope="row" className={`${cell} ${strong ? "" : "font-normal"}`}>
                  {name}
                  {note && <span className="block text-sm font-normal text-muted">{note}</span>}
                </th>
                <td className={`figures ${cell} ps-4 text-end ${strong ? "text-lg" : ""}`}>
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
        <NotCounted lines={decoded.lines.filter(({ kind }) => kind === "unknown")} />
        {college !== null && grants > 0 && (
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
          kept all ten. Six of the lines are GAO’s own; how its report words the other four we could not confirm.
        </SourceLine>
      </Section>

      <Section id="questions" title="Questions for the aid office">
        <ol className="prose list-decimal ps-5">
          {decoded.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Section>
    </>
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
        {nameless && <p>These lines do not say what they are: {nameless}. Say it below and count again.</p>}
        {unsure && (
          <p className={nameless ? "mt-2" : ""}>
            What these lines are is clear, but not how many dollars they add in one year: {unsure}. Put the amount right
            below, say what it is and count again.
          </p>
        )}
      </Callout>
    </div>
  );
}

const basisNames = {
  letter: "the total cost the letter gives",
  items: "the costs listed in the letter added up; others may be missing",
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
