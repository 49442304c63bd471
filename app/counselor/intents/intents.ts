import * as admission from "./admission";
import { aboutIntent, compareIntent, figureIntents, priceIntent } from "./college-figures";
import type { Intent } from "./intent";
import * as money from "./money";

/** Everything a question may ask of the tools. */
export const intents: readonly Intent[] = [
  admission.testIntent,
  admission.deadlineIntent,
  admission.chanceIntent,
  admission.gpaIntent,
  admission.factorsIntent,
  admission.cssIntent,
  admission.feeIntent,
  admission.linksIntent,
  admission.programIntent,
  ...figureIntents,
  priceIntent,
  compareIntent,
  aboutIntent,
  money.aidIntent,
  money.pellIntent,
  money.plusIntent,
  money.limitIntent,
  money.rateIntent,
  money.paymentIntent,
  money.rapIntent,
  money.fafsaIntent,
  money.testDayIntent,
  money.stateAidIntent,
  money.fieldIntent,
];
