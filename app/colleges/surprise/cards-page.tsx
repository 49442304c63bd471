import { Link, useSubmit } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { controlWords } from "~/colleges/profile/labels";
import { Button, ButtonLink, buttonClass } from "~/design/button";
import { SelectField } from "~/design/field";
import { count, dollars, percent } from "~/design/figures";
import { Page, PageHeading, SourceLine } from "~/design/layout";
import { useKeptInTab } from "~/design/use-kept-in-tab";
import { states } from "~/geography/states";
import { KeepButton } from "~/student/list/keep-button";
import { bandNames } from "~/student/profile/income-bands";
import { IncomeCounted } from "~/student/profile/income-counted";
import type { Card, Cards } from "./cards";

export const crossedOffPath = "/colleges/crossed-off";

const anyBand = { value: "", label: "Rather not say" };
const bandOptions = [anyBand, ...bandNames.map((label, at) => ({ value: String(at), label }))];
const stateOptions = [
  { value: "", label: "Not said" },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
];

/**
 * One college at a time. With scripts the next card is already there; without them the form asks for it.
 *
 * @param first the card to begin with; `null` where nothing was asked for
 */
export function CardsPage({
  cards: { cards, band, state, near, year },
  here,
  first,
}: {
  cards: Cards;
  /** They're those of the family this device knows, or the device works on these. */
  here: "working" | "done" | null;
  first: number | null;
}) {
  const [at, setAt] = useState(Math.min(first ?? 0, Math.max(0, cards.length - 1)));
  const [moved, setMoved] = useState(first !== null);
  const asked = { income: String(band ?? ""), state, near: near ? "yes" : "", at: String(at), here: here ?? "" };
  useAskedAgain(moved, asked, (place) => {
    setAt(Math.min(place, Math.max(0, cards.length - 1)));
    setMoved(true);
  });
  const card = cards[at];
  const who = band === null ? "the average of families with aid" : `families with ${bandNames[band]}`;
  return (
    <Page>
      <PageHeading title="Colleges you would have crossed off">
        <p>Most families don’t pay the published price. These are the widest gaps, one at a time.</p>
        <IncomeCounted
          posted={{ income: band === null ? "" : String(band), state }}
          here={here}
          action={crossedOffPath}
          send={{ state, near: near ? "yes" : "" }}
          missing={state === "" ? ["state"] : []}
        />
      </PageHeading>
      {card === undefined ? (
        <p className="mb-8 max-w-[46rem] text-lg">
          No college here has that wide a gap by the figures that are reported. Try the whole country, or another
          income.
        </p>
      ) : (
        <article id="card" aria-live="polite" className="max-w-[42rem] border-t-4 border-brand pt-6 pb-8">
          <p className="text-sm text-muted">
            {at + 1} of {cards.length}, for {who}
          </p>
          <CardParts card={card} year={year} who={band === null ? "Families with aid" : "Families like yours"} />
          <form
            method="post"
            action={crossedOffPath}
            className="mt-6 flex flex-wrap items-center gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              setMoved(true);
              setAt((at + 1) % cards.length);
            }}
          >
            <input type="hidden" name="income" value={band ?? ""} />
            <input type="hidden" name="state" value={state} />
            <input type="hidden" name="near" value={near ? "yes" : ""} />
            <button type="submit" name="at" value={(at + 1) % cards.length} className={buttonClass("next")}>
              {at + 1 < cards.length ? "Next college" : "Back to the first"}
            </button>
            <ButtonLink to={card.path}>See its page</ButtonLink>
          </form>
          <div className="mt-3">
            <KeepButton unitid={card.unitid} name={card.name} />
          </div>
        </article>
      )}
      <form method="post" action={crossedOffPath} className="grid max-w-[42rem] gap-5 border-t border-rule py-8">
        <h2>For a family like yours</h2>
        <SelectField name="income" label="Family income" options={bandOptions} defaultValue={String(band ?? "")} />
        <SelectField name="state" label="Home state" options={stateOptions} defaultValue={state} />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="near" value="yes" defaultChecked={near} className="size-5" />
          Only colleges in my state
        </label>
        <Button className="justify-self-start">Show the cards</Button>
        <p className="text-sm text-muted">
          The income is used for this answer, and we don’t keep it. It’s never in an address; this tab remembers it
          until you close it, so that a refresh doesn’t lose it.
        </p>
      </form>
      <SourceLine>
        Four-year public and nonprofit colleges with a published price of $40,000 or more that cost such families half
        of it or less, admit at least a quarter of applicants and graduate at least half of their students, with 20
        students or more behind the figure. Published prices 2024-25 and net prices 2022-23, carried on to{" "}
        <span className="whitespace-nowrap">{year}</span> by 3 percent a year. Source: U.S. Department of Education,
        IPEDS. For all your colleges at once, use the{" "}
        <Link to="/college-cost-calculator/kitchen-table">kitchen table</Link>.
      </SourceLine>
    </Page>
  );
}

/**
 * F5 and Back open the first cards again. Those that were on the page are asked for once more, as a browser without
 * scripts would, from what stays in this tab; those that the device made, it makes again, and only the place is kept.
 */
function useAskedAgain(
  moved: boolean,
  { income, state, near, at, here }: Readonly<Record<string, string>>,
  goTo: (at: number) => void,
): void {
  const asked = useMemo(
    () => (moved ? { income, state, near, at, here } : undefined),
    [moved, income, state, near, at, here],
  );
  const earlier = useKeptInTab("crossed-off", asked);
  const submit = useSubmit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was kept
  useEffect(() => {
    if (earlier === null) return;
    const { here: byDevice, ...known } = Object.fromEntries(
      Object.entries(earlier).map(([name, value]) => [name, value ?? ""]),
    );
    if (byDevice !== "") {
      if (here === "done" && known.income === income && known.state === state) goTo(Number(known.at));
    } else submit(known, { method: "post", action: crossedOffPath, replace: true, preventScrollReset: true });
  }, [earlier, submit]);
}

function CardParts({ card, year, who }: { card: Card; year: string; who: string }) {
  const { name, place, control, undergraduates, setting, sticker, price, students, rate, open, graduationRate } = card;
  return (
    <>
      <h2 className="mt-1">{name}</h2>
      <p className="text-muted">
        {place} · {controlWords[control]}
        {undergraduates !== null && ` · ${count(undergraduates)} undergraduates`}
        {setting !== null && ` · ${setting}`}
      </p>
      <dl className="mt-6 grid grid-cols-2 gap-x-6">
        <div>
          <dt className="text-sm text-muted">
            Published price, <span className="whitespace-nowrap">{year}</span>
          </dt>
          <dd className="figures text-2xl line-through decoration-reach decoration-2">{dollars(sticker)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{who} pay about</dt>
          <dd className="figures text-3xl font-semibold text-brand-deep">{dollars(price.mid)}</dd>
          <dd className="text-sm text-muted">
            {dollars(price.low)} to {dollars(price.high)}
          </dd>
        </div>
      </dl>
      <div className="relative mt-4 h-4 rounded-sm bg-sunken" aria-hidden="true">
        <div
          className="absolute inset-y-0 start-0 rounded-sm bg-brand motion-safe:transition-[width]"
          style={{ width: `${(100 * price.mid) / sticker}%` }}
        />
      </div>
      <p className="mt-4">
        {open ? "It admits everyone who finishes high school." : `It admits ${percent(rate)} of applicants.`}{" "}
        {percent(graduationRate)} of its students graduate.
        {students !== null && ` ${count(students)} students with aid are behind the price.`}
      </p>
    </>
  );
}
