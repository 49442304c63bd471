import type { Span } from "../text/draft";
import type { Finding, FindingKind } from "./reading";

/** A run of text with the same marks on it. */
export interface Segment extends Span {
  /** Numbers of the findings that mark it, from 1. */
  readonly marks: readonly number[];
  /** Findings whose place begins or ends with it. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  /** Decides how it looks: the weightiest of its findings. */
  readonly kind: FindingKind | null;
}

const weight: readonly FindingKind[] = ["own work", "privacy", "college", "substance", "language"];

/** Cuts a paragraph where a mark begins or ends, so that marks may lie over each other. */
export function segmentsOf(paragraph: Span, findings: readonly Finding[]): readonly Segment[] {
  const places = findings.flatMap(({ places: all, kind }, at) =>
    all
      .filter(({ start, end }) => start < paragraph.end && end > paragraph.start)
      .map(({ start, end }) => ({
        number: at + 1,
        kind,
        start: Math.max(start, paragraph.start),
        end: Math.min(end, paragraph.end),
      })),
  );
  const cuts = [...new Set([paragraph.start, paragraph.end, ...places.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? paragraph.end;
    const over = places.filter((place) => place.start <= start && place.end >= end);
    const numbers = (some: typeof places) => [...new Set(some.map(({ number }) => number))].sort((a, b) => a - b);
    return {
      start,
      end,
      marks: numbers(over),
      begins: numbers(over.filter((place) => place.start === start)),
      ends: numbers(over.filter((place) => place.end === end)),
      kind: weight.find((kind) => over.some((place) => place.kind === kind)) ?? null,
    };
  });
}

/** The paragraphs of a text: its lines that hold something. */
export function linesOf(text: string): readonly Span[] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => line.trim() !== "")
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
}
