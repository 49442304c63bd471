import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { dollars, percentRange } from "~/design/figures";
import { LikelihoodMark } from "~/design/mark";
import { WorkedOut } from "~/design/worked-out";
import { chipsOf } from "./chips";
import { isEmpty, matchNames } from "./profile";
import { useCounted } from "./use-counted";
import { useProfile } from "./use-profile";
import type { YourCollege } from "./your-college";

/** What the chips of a college's page go by: without figures of one's own the page works with none of them. */
const unused = {};
const used = { yours: "1" };

interface Published {
  readonly value: string;
  readonly note: string;
}

interface YourFiguresProps {
  readonly admits: Published;
  readonly price: Published;
  /** Null while they're worked out, and where nothing is known. */
  readonly yours: YourCollege | "failed" | null;
}

/**
 * Chance and price on top of a college's page. The page is the same for everyone and shows what the college reports;
 * where this device knows the student, it works out what the match list would print. Nothing is sent.
 */
export function YourFigures({ admits, price, yours }: YourFiguresProps) {
  const profile = useProfile();
  const mine = yours === "failed" ? null : yours;
  useCounted(mine === null ? unused : used);
  return (
    <div className="max-w-[46rem] print:hidden" data-private={mine === null ? undefined : ""}>
      {/* Side by side where both have room: with very large text they stand one below the other. */}
      <dl
        aria-live="polite"
        className="grid min-h-24 grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.75rem,50%-1.5rem)),1fr))] gap-x-6"
      >
        <div className="has-[details[open]]:col-span-full">
          <dt className="text-sm text-muted">{mine?.record ? "Your chance" : "Admits"}</dt>
          <dd>
            {mine?.record && mine.trace !== null ? (
              <WorkedOut of="your chance" trace={mine.trace}>
                <BigFigure>{percentRange(mine.chance.low, mine.chance.high)}</BigFigure>
              </WorkedOut>
            ) : (
              <BigFigure>{mine?.record ? percentRange(mine.chance.low, mine.chance.high) : admits.value}</BigFigure>
            )}
            <span className="block text-sm text-muted">
              {mine?.record ? <LikelihoodMark of={mine.label} /> : admits.note}
            </span>
          </dd>
        </div>
        <div className="has-[details[open]]:col-span-full">
          <dt className="text-sm text-muted">
            {mine !== null && mine.price !== null ? "Your price a year" : "Price a year"}
          </dt>
          <dd>
            <WorkedOut of="your price" trace={mine?.priceTrace ?? null}>
              <BigFigure>{mine !== null && mine.price !== null ? dollars(mine.price) : price.value}</BigFigure>
            </WorkedOut>
            <span className="block text-sm leading-snug text-muted">
              {mine !== null && mine.price !== null ? mine.priceNote : price.note}
            </span>
          </dd>
        </div>
      </dl>
      <div className="mt-2 min-h-11 text-sm">
        {isEmpty(profile) ? (
          <Link to="/college-match-quiz" className="inline-flex min-h-11 items-center font-semibold">
            Find your own chance and price
          </Link>
        ) : yours === "failed" ? (
          <p role="status">We couldn’t work out yours. Check your answers on top of the page.</p>
        ) : mine !== null ? (
          <p className="text-muted">
            Our estimate for {chipsOf(profile, matchNames).join(", ")}, worked out on this device.{" "}
            <Link to="/college-match-quiz/method">How it’s made</Link>
          </p>
        ) : (
          <p className="text-muted">Working out yours…</p>
        )}
      </div>
    </div>
  );
}

function BigFigure({ children }: { children: ReactNode }) {
  return <span className="figures text-2xl font-semibold">{children}</span>;
}
