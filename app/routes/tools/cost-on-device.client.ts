import { keptData } from "~/connection/offline/kept-tools";
import type { CostAnswer } from "~/cost/calculator/result/answer.server";
import { formStart } from "~/cost/live/figures";
import type { Language } from "~/language";
import { readIds } from "~/student/list/list";

/**
 * The calculator for an address without a connection: with any of the colleges whose form was kept with the tools.
 * `null` for others, and for a search.
 */
export async function costHere(request: Request, language: Language): Promise<CostAnswer | null> {
  const { searchParams } = new URL(request.url);
  const kept = await keptData<{ answer: CostAnswer }>(formStart(language));
  if (kept === null || searchParams.has("q")) return null;
  const { options, ...answer } = kept.answer;
  const unitids = readIds(searchParams.getAll("unitids").join(","));
  const colleges = unitids.flatMap((unitid) => options.colleges.find((college) => college.unitid === unitid) ?? []);
  const state = searchParams.get("state") ?? "";
  return colleges.length < unitids.length
    ? null
    : { ...answer, options: { ...options, colleges }, kept: state === "" ? {} : { state: [state.slice(0, 20)] } };
}
