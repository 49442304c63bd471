/** Towns without a college of ours, whose name is hardly another state's. Pure. */
const towns: Readonly<Record<string, string>> = {
  AZ: "gilbert",
  CA: "daly_city delano downey elk_grove fontana hesperia milpitas palmdale sunnyvale vacaville",
  CO: "arvada longmont",
  CT: "meriden",
  FL: "cape_coral deltona kissimmee palm_bay port_st_lucie",
  IL: "bolingbrook schaumburg waukegan",
  IN: "fishers noblesville",
  LA: "kenner",
  MA: "new_bedford",
  MD: "dundalk gaithersburg glen_burnie",
  MI: "saginaw sterling_heights",
  MN: "eagan maple_grove",
  MO: "blue_springs lees_summit",
  NC: "gastonia kannapolis",
  NJ: "passaic",
  NM: "rio_rancho",
  OH: "barberton lorain",
  OK: "broken_arrow enid",
  OR: "beaverton",
  PA: "aliquippa upper_darby",
  RI: "cranston pawtucket",
  TX: "frisco lewisville marfa pearland sugar_land",
  UT: "west_jordan",
  WA: "federal_way",
  WI: "racine",
};

const stateByTown: ReadonlyMap<string, string> = new Map(
  Object.entries(towns).flatMap(([code, names]) =>
    names.split(" ").map((town) => [town.replaceAll("_", " "), code] as const),
  ),
);

/** The state of a town without a college; null of any other. */
export function stateOfOtherTown(town: string): { readonly code: string; readonly share: number } | null {
  const code = stateByTown.get(town);
  return code === undefined ? null : { code, share: 1 };
}

/** Their words, which are no slip of others. */
export const townWords: readonly string[] = [...stateByTown.keys()].flatMap((town) => town.split(" "));
