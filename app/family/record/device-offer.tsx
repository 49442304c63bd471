import { useId, useState, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "~/design/button";
import { Callout } from "~/design/layout";
import type { Role } from "~/family/access/roles";
import { keptIds, noIds, onListChange } from "~/student/list/kept";
import { collegesWords } from "~/student/list/list";
import { chipsOf } from "~/student/profile/chips";
import { isOff, saveProfile } from "~/student/profile/device";
import { isEmpty, type Profile, readProfile } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";
import { type Offered, offeredBy } from "./offered";
import type { PlanOffer } from "./shown-record";

/** Kept in this tab alone: who isn't this plan's student today may be on a device of several. */
const hiddenKey = "plan-offer-hidden";

function hiddenPlans(): readonly string[] {
  try {
    return sessionStorage.getItem(hiddenKey)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

function hidePlan(planId: string): void {
  try {
    sessionStorage.setItem(hiddenKey, [...hiddenPlans(), planId].join(" "));
  } catch {
    // A tab that stores nothing hides it until the page is left.
  }
}

/**
 * What this device knows and the plan doesn't: colleges, grades and scores, offered once and sent only when somebody
 * ticks them. Or the other way, where the device knows nothing yet. Nothing of it goes by itself.
 */
export function DeviceOffer({
  offer,
  plan: { id, role, student },
  page,
}: {
  offer: PlanOffer;
  /** Whose plan it is, and who looks. */
  plan: { readonly id: string; readonly role: Role; readonly student: string };
  page: "home" | "colleges";
}) {
  const profile = useProfile();
  const list = useSyncExternalStore(onListChange, keptIds, noIds);
  const [hidden, setHidden] = useState(() => hiddenPlans().includes(id));
  const [taken, setTaken] = useState(false);
  if (hidden) return null;
  const missing = offer.keeps ? list.filter((unitid) => !offer.unitids.includes(unitid)) : [];
  const { record } = offer.shown;
  const offered = offeredBy(profile, { record, state: offer.state }, offer.keeps);
  const known = planProfile(offer);
  const givesBack = taken || (isEmpty(profile) && !isOff());
  if (missing.length === 0 && offered.length === 0 && !givesBack) return null;
  const plan = role === "student" ? "your plan" : `${student}’s plan`;
  const hide = (words: string) => (
    <Button
      type="button"
      look="quiet"
      className="-ms-2"
      onClick={() => {
        hidePlan(id);
        setHidden(true);
      }}
    >
      {words}
    </Button>
  );
  const notTheirs = role === "student" ? "These aren’t mine" : `These aren’t ${student}’s`;
  return (
    <section aria-label="From this device" className="my-8 print:hidden" data-private="">
      <Callout>
        {missing.length > 0 && (
          <p className="mb-3">
            <span className="mb-2 block">
              {collegesWords(missing.length)} on this device {missing.length === 1 ? "isn’t" : "aren’t"} in {plan}.
            </span>
            <ButtonLink to={`/plan/add?${new URLSearchParams(missing.map((unitid) => ["unitids", String(unitid)]))}`}>
              {missing.length === 1 ? "Add it" : "Choose which to add"}
            </ButtonLink>
          </p>
        )}
        {offered.length > 0 && (
          <Answers planId={id} page={page} plan={plan} offered={offered} mark={offer.shown.mark} />
        )}
        {givesBack && (
          <>
            <p className="mb-2" role="status">
              {taken
                ? `The tools on this device now start from this: ${chipsOf(profile).join(" · ")}.`
                : `The tools on this device don’t know anything yet. The plan does: ${chipsOf(known).join(" · ")}.`}
            </p>
            {!taken && (
              <Button
                type="button"
                onClick={() => {
                  if (isOff()) return;
                  setTaken(saveProfile({ ...known, ...profile }));
                }}
              >
                Use the plan’s answers in the tools on this device
              </Button>
            )}
          </>
        )}
        {!taken && (
          <p className="mt-2">{hide(missing.length + offered.length > 0 ? notTheirs : "Not on this device")}</p>
        )}
      </Callout>
    </section>
  );
}

/** What the tools of a device may take from a plan. */
const planProfile = ({ year, path, state, shown }: PlanOffer): Profile =>
  readProfile(JSON.stringify({ ...shown.record, year, path, ...(state !== null && { state }) }));

/** Grades and scores that the device knows, one box each, ticked only where the plan has nothing. */
function Answers({
  planId,
  page,
  plan,
  offered,
  mark,
}: {
  planId: string;
  page: string;
  plan: string;
  offered: readonly Offered[];
  mark: string;
}) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = ({ name, inPlan }: Offered) => ticked.get(name) ?? inPlan === null;
  const chosen = offered.filter(isTicked);
  const id = useId();
  return (
    <form method="post" action={`/plan/${planId}/setup`}>
      <input type="hidden" name="shown" value={mark} />
      <input type="hidden" name="offered" value={page} />
      {chosen.flatMap(({ fields }) =>
        fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
      )}
      <fieldset>
        <legend>Keep what this device knows in {plan}?</legend>
        {offered.map((each) => (
          <label key={each.name} className="flex min-h-11 items-start gap-3 py-2">
            <input
              id={`${id}-${each.name}`}
              type="checkbox"
              checked={isTicked(each)}
              onChange={({ target }) => setTicked(new Map([...ticked, [each.name, target.checked]]))}
              className="mt-1 size-5 shrink-0 accent-brand"
            />
            <span>
              {each.words}
              {each.inPlan !== null && <span className="block text-sm text-muted">The plan has {each.inPlan}.</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="mb-3 text-sm text-muted">
        Only what’s checked is sent. Income, family and ZIP code stay on this device.
      </p>
      <Button name="intent" value="record" disabled={chosen.length === 0}>
        Keep in {plan}
      </Button>
    </form>
  );
}
