import { type Loss, type ReportSeverity, severityOf } from "~/reports/report";

const losses: Readonly<Record<Loss, string>> = {
  everything: "The page’s program didn’t start: no page does more than it does without JavaScript.",
  page: "An error screen stands in place of the page, or over it.",
  part: "One part of a page is missing or didn’t do what it should; the rest works.",
  nothing: "Something in the background that nobody waited for, and that is asked for again.",
};

/** How bad each severity is, in words, the worst first: by what the reader loses. */
export const severityRule: readonly { readonly severity: ReportSeverity; readonly words: string }[] = (
  Object.keys(losses) as Loss[]
).map((loss) => ({ severity: severityOf[loss], words: losses[loss] }));
