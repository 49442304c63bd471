import type { DraftReport } from "~/desk/draft-report";
import type { Drafting } from "~/desk/drafting/drafting";
import type { ArticleState } from "~/desk/review";
import type { Version } from "~/desk/version";
import type { ArticleDetails } from "~/library/writing/text/article";
import type { Tab } from "./paths";

/** One article as its screen shows it. */
export interface ArticleScreen {
  readonly id: string;
  readonly path: string;
  readonly tab: Tab;
  readonly state: ArticleState;
  /** The version that is shown: the newest, or the one the address asks for. */
  readonly version: Omit<Version, "byId">;
  readonly newest: number;
  readonly report: DraftReport;
  readonly categories: readonly { readonly value: string; readonly label: string }[];
  /**
   * Places that a configured model could draft in the newest version; null where there is no model, or nothing to
   * draft.
   */
  readonly draftable: { readonly places: number; readonly model: string; readonly host: string } | null;
  /** The draft that is being made, or what came of the last one; null where there is none to speak of. */
  readonly drafting: Drafting | null;
  /** Whether whoever looks wrote some of what nobody has approved. */
  readonly wroteIt: boolean;
  readonly publishAt: string | null;
  /** The first minute that can be chosen, on the East Coast. */
  readonly soonest: string;
  readonly live: { readonly version: number; readonly since: string; readonly by: string } | null;
  readonly preview: { readonly details: ArticleDetails; readonly html: string } | { readonly problem: string } | null;
  readonly versions: readonly Pick<Version, "number" | "how" | "by" | "basedOn" | "madeAt" | "approvedBy">[];
  readonly publications: readonly {
    readonly id: string;
    readonly version: number;
    readonly at: string;
    readonly by: string;
    readonly endedAt: string | null;
  }[];
}
