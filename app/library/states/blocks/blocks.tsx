import type { ReactElement } from "react";
import { isFactGroup } from "../../guides/schema";
import { isExampleFamily } from "../figures/worked-example";
import type { StatePlace } from "../place/place";
import { StateAdmissionBlock, StateMapBlock, StatePricesBlock, StateTwoYearBlock } from "./college-blocks";
import { StateDaysBlock } from "./days-block";
import { StateCollegesBlock } from "./every-college";
import {
  allFactGroups,
  type FactChoice,
  StateDeadlineBlock,
  StateFactsBlock,
  StateSitesBlock,
  StateToolsBlock,
} from "./fact-blocks";
import { StateSeasonBlock } from "./season-block";
import {
  StateExampleBlock,
  StateHousingBlock,
  StateMissionsBlock,
  StateProgramsBlock,
  StateWagesBlock,
} from "./work-blocks";

/** What was written in the braces of a block: `::state-facts{group=aid}`. */
export type Attributes = Readonly<Record<string, string | null | undefined>>;

type Block = (place: StatePlace, attributes: Attributes) => ReactElement;

const words = (text: string | null | undefined) => (text ?? "").split(/[\s,]+/).filter((word) => word !== "");

const blocks: Readonly<Record<string, { attributes: readonly string[]; make: Block }>> = {
  "state-map": { attributes: [], make: (place) => <StateMapBlock place={place} /> },
  "state-colleges": { attributes: [], make: (place) => <StateCollegesBlock place={place} /> },
  "state-prices": { attributes: [], make: (place) => <StatePricesBlock place={place} /> },
  "state-admission": { attributes: [], make: (place) => <StateAdmissionBlock place={place} /> },
  "state-two-year": { attributes: [], make: (place) => <StateTwoYearBlock place={place} /> },
  "state-programs": { attributes: [], make: (place) => <StateProgramsBlock place={place} /> },
  "state-wages": { attributes: [], make: (place) => <StateWagesBlock place={place} /> },
  "state-housing": { attributes: [], make: (place) => <StateHousingBlock place={place} /> },
  "state-missions": { attributes: [], make: (place) => <StateMissionsBlock place={place} /> },
  "state-days": { attributes: [], make: (place) => <StateDaysBlock place={place} /> },
  "state-deadline": { attributes: [], make: (place) => <StateDeadlineBlock place={place} /> },
  "state-season": { attributes: [], make: (place) => <StateSeasonBlock place={place} /> },
  "state-tools": { attributes: [], make: (place) => <StateToolsBlock place={place} /> },
  "state-sites": {
    attributes: ["for"],
    make: (place, { for: purpose }) => <StateSitesBlock place={place} purpose={purpose ?? ""} />,
  },
  "state-facts": {
    attributes: ["group", "groups", "only", "except", "changed"],
    make: (place, attributes) => <StateFactsBlock place={place} choice={choiceOf(attributes)} />,
  },
  "state-example": {
    attributes: ["family", "income", "colleges"],
    make: (place, { family, income, colleges }) => {
      if (!isExampleFamily(family ?? "")) throw new Error('state-example: family is "middle" or "low"');
      const amount = income == null ? undefined : Number(income);
      const unitids = words(colleges).map(Number);
      if (amount !== undefined && !(amount >= 0)) throw new Error(`state-example: income ${income} is no amount`);
      return (
        <StateExampleBlock
          place={place}
          family={family === "low" ? "low" : "middle"}
          income={amount}
          unitids={unitids.length > 0 ? unitids : undefined}
        />
      );
    },
  },
};

/** What a block of facts shows, by what stands in its braces. @throws Error for a group that is not there */
export function choiceOf({ group, groups, only, except, changed }: Attributes): FactChoice {
  const asked = words(group ?? groups);
  const known = asked.filter(isFactGroup);
  if (known.length < asked.length) throw new Error(`state-facts: no group called ${asked.join(", ")}`);
  if (known.length === 0 && changed == null) throw new Error("state-facts: name a group");
  return {
    groups: known.length > 0 ? known : allFactGroups,
    only: words(only),
    except: words(except),
    changed: changed != null,
  };
}

/** Names of the blocks that state pages may use, as they are written after `::`. */
export const stateBlockNames: readonly string[] = Object.keys(blocks);

/**
 * One block of a state page.
 * @throws Error that names the block, for one that is not known or an attribute that it does not take
 */
export function stateBlock(name: string, place: StatePlace, attributes: Attributes = {}): ReactElement {
  const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (block === undefined) throw new Error(`There is no block ::${name}`);
  const strange = Object.keys(attributes).filter((key) => !block.attributes.includes(key));
  if (strange.length > 0) throw new Error(`::${name} takes no ${strange.join(", ")}`);
  return block.make(place, attributes);
}
