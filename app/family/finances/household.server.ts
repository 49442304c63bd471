import { dollars } from "~/design/figures";
import type { Messages } from "~/design/messages";
import { logActivity } from "~/family/access/activity-log.server";
import { aidWords, payWords } from "~/family/access/bands";
import { conflictingFields, conflictWords, markOf } from "~/family/access/edit-conflict.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import type { HouseholdId } from "~/family/access/roles";
import type { Writing } from "~/family/access/write-plan.server";
import { readWith } from "~/forms/schema/read-with";
import { stateName } from "~/geography/states";
import { countFinances, deleteFinances, readFinancesOf, saveFinances, showFinances } from "./data.server";
import { type Filing, filingNames } from "./filing";
import { type Bands, bandsOf, type Finances } from "./finances";
import { financesSchema } from "./finances-schema";
import type { HouseholdPage } from "./household-view";

/** The household of a viewer, who must be let into its finances. */
function ownHousehold(opened: Opened): HouseholdId {
  const { household, role } = opened.inPlan.viewer;
  if (role !== "parent" || household === null) throw notFound();
  requirePermission(opened, `finances:${household}`, "see");
  return household;
}

/** The same where a form is of that household: one that was filled in for another changes nothing here (404). */
function householdOfForm(opened: Opened, form: URLSearchParams): HouseholdId {
  const household = ownHousehold(opened);
  if (form.get("household") !== household) throw notFound();
  return household;
}

export async function readHousehold(opened: Opened): Promise<HouseholdPage> {
  const household = ownHousehold(opened);
  const { store, plan, inPlan } = opened;
  const finances = await readFinancesOf(store, plan.id, household);
  const shown = plan.shownFinances.find((each) => each.household === household);
  const people = plan.members.filter((member) => member.household === household);
  const would = bandsOf(finances);
  return {
    household,
    finances,
    mark: markOf({ ...finances }),
    kept: shown !== undefined,
    would: { pay: payWords(would.pay), aid: aidWords(would.aid) },
    shown: {
      pay: payWords(shown?.shownPay ?? null),
      aid: aidWords(shown?.shownAid ?? null),
      told: shown?.told ?? null,
    },
    readers: people.filter(({ admitted }) => admitted).map(({ name }) => name),
    waiting: people.filter(({ admitted }) => !admitted).map(({ id, name }) => ({ id, name })),
    together:
      opened.view.together === null
        ? null
        : { counts: payWords(shown?.countedPay ?? null), would: payWords(would.pay) },
    openToOther: inPlan.mode === "open",
  };
}

/** Keeps what was typed. Nothing of it is shown to anybody else by that. */
export async function saveHousehold(opened: Writing, form: URLSearchParams): Promise<Messages | null> {
  const household = householdOfForm(opened, form);
  const read = readWith(financesSchema, form);
  if (!read.ok) return read.messages;
  const kept = await readFinancesOf(opened.store, opened.plan.id, household);
  // A choice cannot be taken back in the form: one that is not there was never made, and changes nothing.
  const finances = form.has("filing") ? read.value : { ...read.value, filing: kept.filing };
  const changed = conflictingFields(form.get("shown"), { ...kept }, { ...finances });
  if (changed.length > 0) {
    return Object.fromEntries(changed.map((field) => [field, [conflictWords(figureWords(kept, field))]]));
  }
  await saveFinances(opened.write, household, finances, opened.now);
  return null;
}

/** One figure in words, "" where it is not said. */
export function figureWords(kept: Finances, field: string): string {
  const value = kept[field as keyof Finances];
  if (value === null) return "";
  if (field === "filing") return filingNames[value as Filing];
  if (field === "state") return stateName(String(value));
  return field === "familySize" ? String(value) : dollars(Number(value));
}

const nothing: Bands = { pay: null, aid: null };

/** Shows bands of what is kept, and the yearly amount to the student where that was ticked; or shows nothing more. */
export async function showHousehold(
  opened: Writing,
  form: URLSearchParams,
  { hide }: { readonly hide: boolean },
): Promise<void> {
  const household = householdOfForm(opened, form);
  const finances = await readFinancesOf(opened.store, opened.plan.id, household);
  const bands = hide ? nothing : bandsOf(finances);
  const told = !hide && form.get("tell") === "yes" ? finances.pays : null;
  await showFinances(opened.write, household, bands, told);
  await logActivity(opened, hide ? "hid" : "showed");
}

/**
 * Counts what the household plans to pay toward what both homes reach together, as its band of now, or counts nothing.
 * The band changes only by this, so a figure that is tried out tells nobody anything.
 *
 * @throws 404 where there is no other home to count with
 */
export async function countHousehold(
  opened: Writing,
  form: URLSearchParams,
  { stop }: { readonly stop: boolean },
): Promise<Messages | null> {
  const household = householdOfForm(opened, form);
  if (opened.view.together === null) throw notFound();
  const { pay } = stop ? nothing : bandsOf(await readFinancesOf(opened.store, opened.plan.id, household));
  if (!stop && pay === null) return { pays: ["Write what your household plans to pay a year, then count it."] };
  await countFinances(opened.write, household, pay);
  await logActivity(opened, stop ? "uncounted" : "counted");
  return null;
}

export async function deleteHousehold(opened: Writing, form: URLSearchParams): Promise<void> {
  await deleteFinances(opened.write, householdOfForm(opened, form));
}
