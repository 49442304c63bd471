import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "~/design/button";
import { readDevice, writeDevice } from "~/design/device.client";
import { dollars, percentRange } from "~/design/figures";
import { LikelihoodMark } from "~/design/mark";
import { WorkedOut } from "~/design/worked-out";
import { chipsOf } from "./chips";
import { isEmpty, matchNames } from "./profile";
import { useCounted } from "./use-counted";
import { useProfile } from "./use-profile";
import { questionOf, type YourCollege, yourCollegePath } from "./your-college";

/** Said once on this device: colleges' pages may ask the site for this student's chance and price. */
const askKey = "profile-ask";

/** What the chips of a college's page go by: before somebody asked, no figure of it is made from them. */
const notAsked = {};
const asked = { yours: "1" };

interface Published {
  readonly value: string;
  readonly note: string;
}

/**
 * Chance and price on top of a college's page. The page is the same for everyone and shows what the college reports;
 * where this device knows the student it asks, after one tap that says what is sent, for what the match list would
 * print.
 */
export function YourFigures({ unitid, admits, price }: { unitid: number; admits: Published; price: Published }) {
  const profile = useProfile();
  const [asking, setAsking] = useState(false);
  const [yours, setYours] = useState<YourCollege | "failed" | null>(null);
  useEffect(() => setAsking(readDevice(askKey) !== null), []);
  useEffect(() => {
    setYours(null);
    if (!asking || isEmpty(profile)) return;
    const stop = new AbortController();
    fetch(yourCollegePath, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: questionOf(profile, unitid),
      signal: stop.signal,
    })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then(setYours, () => {
        if (!stop.signal.aborted) setYours("failed");
      });
    return () => stop.abort();
  }, [asking, profile, unitid]);
  const ask = () => {
    writeDevice(askKey, "1");
    setAsking(true);
  };
  const mine = yours === null || yours === "failed" ? null : yours;
  useCounted(mine === null ? notAsked : asked);
  return (
    <div className="max-w-[46rem] print:hidden" data-private={mine === null ? undefined : ""}>
      <dl aria-live="polite" className="grid min-h-24 grid-cols-2 gap-x-6">
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
            Our estimate for {chipsOf(profile, matchNames).join(", ")}.{" "}
            <Link to="/college-match-quiz/method">How it’s made</Link>
          </p>
        ) : asking ? (
          <p className="text-muted">Working out yours…</p>
        ) : (
          <p>
            <Button type="button" onClick={ask}>
              Show my chance and price
            </Button>
            <span className="mt-1 block text-muted">
              Sends what you told us to our server, which works it out and keeps nothing.
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function BigFigure({ children }: { children: ReactNode }) {
  return <span className="figures text-2xl font-semibold">{children}</span>;
}
