import type { Day } from "~/calendar/day";
import type { NamedModel } from "~/essay/model/answer";
import type { EssayLine } from "~/family/essays/essay-view";
import type { AiRule } from "./ai-rules";
import type { Beside } from "./draft";

/** A version as a list shows it, without its text. */
export interface VersionLine {
  readonly id: string;
  readonly number: number;
  readonly words: number;
  /** "November 21, 2026 at 4:05 PM EST" */
  readonly saved: string;
  /** "from version 2", "beside version 4", "version 1 again"; "" for the first. */
  readonly origin: string;
  /** Names of those it is shown to now. */
  readonly shownTo: readonly string[];
}

/** A question that somebody left at a place of a version. */
export interface QuestionLine {
  readonly id: string;
  readonly who: string;
  readonly words: string;
  readonly asked: string;
  readonly version: number;
  /** The student's own words at that place, and where it is in the version. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

/** Somebody who may read a version now. */
export interface ShareLine {
  readonly id: string;
  readonly name: string;
  readonly part: string;
  readonly version: number;
  readonly until: string;
}

/** A task of the plan that this essay is part of. */
export interface EssayTask {
  readonly key: string;
  readonly title: string;
  readonly dueWords: string;
  readonly done: boolean;
  /** Ticked by sending the application, and not here. */
  readonly sent: boolean;
}

/** The page of a draft, for the student. */
export interface DraftPage {
  readonly essay: EssayLine;
  /** The newest version with its text, null before there is one. */
  readonly newest: { readonly id: string; readonly number: number; readonly text: string } | null;
  /** The newest first. */
  readonly versions: readonly VersionLine[];
  /** The newest isn't all there is: another tab or device has written beside it. */
  readonly besides: Beside | null;
  readonly shares: readonly ShareLine[];
  readonly questions: readonly QuestionLine[];
  /** Whom a version can be shown to. */
  readonly people: readonly { readonly value: string; readonly label: string }[];
  readonly until: { readonly usual: Day; readonly last: Day; readonly first: Day };
  /** Of the plan: days of its essays lie before it. */
  readonly classYear: number;
  readonly tasks: readonly EssayTask[];
  /** Prompt of the coach that fits, by its id. */
  readonly prompt: string;
  readonly rule: AiRule;
  /**
   * The college's own page about admission, as it reported it; null for several colleges and where none is reported.
   */
  readonly admission: string | null;
  /** The plan's other essays. */
  readonly others: readonly EssayLine[];
  /** The language model that may be asked about a draft, null where there's none. */
  readonly model: NamedModel | null;
}

/** A version that somebody was shown, for them. */
export interface ShownDraft {
  readonly essay: Pick<EssayLine, "id" | "title" | "college" | "wordLimit">;
  readonly student: string;
  readonly version: { readonly id: string; readonly number: number; readonly text: string; readonly words: number };
  readonly until: string;
  readonly questions: readonly QuestionLine[];
  readonly paragraphs: readonly { readonly value: string; readonly label: string }[];
  readonly newKey: string;
}

/** How an essay was written, as far as the site saw it. Moments and days are in words. */
export interface WrittenRecord {
  readonly essay: EssayLine;
  /** The student's name. */
  readonly student: string;
  /** The newest first. */
  readonly versions: readonly {
    readonly number: number;
    readonly words: number;
    readonly begun: string;
    readonly saved: string;
    readonly origin: string;
    /** Whether what was typed in it was counted. */
    readonly counted: boolean;
  }[];
  readonly sittings: readonly {
    readonly began: string;
    readonly ended: string;
    /** Words. */
    readonly typed: number;
    /** Words of each block. */
    readonly pasted: readonly number[];
    readonly readings: number;
    /** Names of the rules that found something. */
    readonly byRules: readonly string[];
    /** What a language model asked about the draft, and which one. */
    readonly byModel: readonly string[];
    readonly model: string;
  }[];
  readonly questions: readonly QuestionLine[];
  readonly shares: readonly {
    readonly who: string;
    readonly version: number;
    readonly since: string;
    readonly until: string;
  }[];
}
