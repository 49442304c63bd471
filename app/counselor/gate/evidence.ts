/**
 * What a tool or a passage answers with, besides words: where a fact stands and its figures as values. The gate lets
 * through only what stands here.
 */
export interface Evidence {
  /** Within one answer, such as `source_3`. */
  readonly id: string;
  /** On this site, with its fragment: "/colleges/204796-ohio-state-university-main-campus#cost". */
  readonly url: string;
  readonly title: string;
  /** Publisher and publication. */
  readonly source: string;
  /** As the publication names it: "2022-23", "fall 2024"; null where there is none. */
  readonly year: string | null;
  readonly figures: readonly EvidenceFigure[];
  /** The words of a passage, which may be quoted. */
  readonly text?: string;
  /** A sentence of ours about it. What it states may be said again, but it stands on no page and is no quotation. */
  readonly said?: string;
}

export interface EvidenceFigure {
  readonly name: string;
  /**
   * Whole dollars or dollars and cents; days as YYYY-MM-DD. A percentage up to 1 is a share (0.6057 is 60.57 %), above
   * that it is in hundredths (6.52 is 6.52 %): a rate below one percent has to be given as a share.
   */
  readonly value: number | string;
  readonly unit: "dollars" | "percent" | "number" | "date" | "text";
}

/** One sentence of an answer with the ids of the evidence it rests on. */
export interface Statement {
  readonly text: string;
  readonly evidence: readonly string[];
}
