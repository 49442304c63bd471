import { claims } from "./claims";
import { cliche } from "./cliche";
import { contactDetails } from "./contact-details";
import { doubledWords } from "./doubled-words";
import { feeling } from "./feeling";
import { firstWords } from "./first-words";
import { hedges } from "./hedges";
import { longSentences } from "./long-sentences";
import { moral } from "./moral";
import { openings } from "./openings";
import { otherPeople } from "./other-people";
import { passive } from "./passive";
import { placeholder } from "./placeholder";
import { reflection } from "./reflection";
import { resume } from "./resume";
import { rhythm } from "./rhythm";
import type { Rule } from "./rule";
import { scene } from "./scene";
import { somebodyElse } from "./somebody-else";
import { specifics } from "./specifics";
import { tense } from "./tense";
import { thesaurus } from "./thesaurus";
import { writeForMe } from "./write-for-me";

/** Every rule, in the order in which its findings are read: what counts most comes first. */
export const rules: readonly Rule[] = [
  writeForMe,
  placeholder,
  contactDetails,
  otherPeople,
  scene,
  specifics,
  firstWords,
  reflection,
  feeling,
  somebodyElse,
  claims,
  resume,
  moral,
  cliche,
  thesaurus,
  passive,
  hedges,
  tense,
  openings,
  rhythm,
  longSentences,
  doubledWords,
];
