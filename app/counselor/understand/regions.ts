import { states } from "~/colleges/states";

/** A part of the country that a question names, with the states in it. */
export interface Region {
  readonly name: string;
  readonly states: readonly string[];
}

/**
 * The states of a region as the Bureau of Economic Analysis draws them, which federal college data use; the Northeast
 * and the Midwest as the Census Bureau does. The Pacific Northwest and the West Coast are what people mean by them.
 */
const regions: readonly (readonly [said: RegExp, name: string, states: string])[] = [
  [/new england/, "New England", "CT ME MA NH RI VT"],
  [/mid ?-?atlantic/, "the Mid-Atlantic", "DE DC MD NJ NY PA"],
  [/south ?-?east/, "the Southeast", "AL AR FL GA KY LA MS NC SC TN VA WV"],
  [/south ?-?west/, "the Southwest", "AZ NM OK TX"],
  [/pacific north ?-?west|pnw|north ?-?west/, "the Pacific Northwest", "OR WA"],
  [/north ?-?east/, "the Northeast", "CT ME MA NH NJ NY PA RI VT"],
  [/great lakes/, "the Great Lakes states", "IL IN MI OH WI"],
  [/mid ?-?west/, "the Midwest", "IL IN IA KS MI MN MO NE ND OH SD WI"],
  [/rocky mountains?|rockies|mountain west/, "the Rocky Mountain states", "CO ID MT UT WY"],
  [/west coast|pacific coast/, "the West Coast states", "CA OR WA"],
  [/deep south/, "the Deep South", "AL GA LA MS SC"],
];

const behind = /^ (?:university|college|community|state|tech\w*|area|missouri|oklahoma|kentucky|christian|nazarene)\b/;

/** The region a plain question names: "in the southeast", and not "Southeast Missouri State". Null where none is. */
export function regionIn(plain: string): Region | null {
  for (const [said, name, codes] of regions) {
    const match = new RegExp(`\\b(?:in|the|around|across|near|from|of|somewhere) (?:the )?(?:${said.source})\\b`).exec(
      plain,
    );
    if (match === null || behind.test(plain.slice(match.index + match[0].length))) continue;
    return { name, states: codes.split(" ").filter((code) => code in states) };
  }
  return null;
}
