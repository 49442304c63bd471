/**
 * Group and id of the fact a passage tells: "/college-planning-ohio/financial-aid#aid-ocog". Null for other passages.
 */
export function factAt(url: string): readonly [group: string, id: string] | null {
  const found = /#(aid|workforce|savings|residency|admission|undocumented|fafsa)-(.+)$/.exec(url);
  return found === null ? null : [found[1] ?? "", found[2] ?? ""];
}
