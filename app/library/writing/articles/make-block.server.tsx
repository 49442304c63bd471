import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { catalogue } from "~/colleges/catalogue.server";
import { exampleOf } from "../../figures/example.server";
import { openingsOf } from "../../figures/openings";
import { AwardsBlock, isAwardGroup } from "../../scholarships/awards-table.server";
import type { MakeBlock } from "../text/markdown.server";
import { CollegeCard, ExampleInputs, ToolForm } from "./blocks";

/** Makes a block of another room, such as those of state pages; null for a name that is not one of its own. */
export type OtherBlocks = (
  name: string,
  attributes: Readonly<Record<string, string | null | undefined>>,
) => ReactElement | null;

/** The blocks that any page may use, and those of `others`. @throws Error for a block that cannot be made */
export function blockMaker(others?: OtherBlocks): MakeBlock {
  return (name, attributes) => {
    const block = others?.(name, attributes) ?? ownBlock(name, attributes);
    return renderToStaticMarkup(block);
  };
}

function ownBlock(name: string, attributes: Readonly<Record<string, string | null | undefined>>): ReactElement {
  switch (name) {
    case "college": {
      const college = catalogue().byUnitid.get(Number(attributes.unitid));
      if (!college) throw new Error(`there is no college ${attributes.unitid}`);
      return <CollegeCard college={college} />;
    }
    case "tool":
      return ToolForm({ name: attributes.name ?? "" });
    case "inputs": {
      const { given } = exampleOf(attributes.example ?? "");
      return <ExampleInputs say={given.say} openings={openingsOf(given)} />;
    }
    case "scholarships": {
      const group = attributes.group ?? "";
      if (!isAwardGroup(group)) throw new Error(`there is no group of scholarships called ${group}`);
      return <AwardsBlock group={group} />;
    }
    default:
      throw new Error("there is no such block");
  }
}
