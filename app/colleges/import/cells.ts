import type { Ledger } from "./ledger";

/** The file is not what it should be: the import stops. The message names the file, the row and the column. */
export class MalformedFile extends Error {
  constructor(file: string, row: number | null, column: string | null, problem: string) {
    const where = [file, row === null ? null : `row ${row}`, column === null ? null : `column ${column}`];
    super(`${where.filter((part) => part !== null).join(", ")}: ${problem}`);
    this.name = "MalformedFile";
  }
}

/** One line of a CSV file with the line number a text editor shows. */
export interface SourceRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** What a figure can be at all, both ends included. */
export type Range = readonly [least: number, most: number];
export const share: Range = [0, 1];

/**
 * Typed reading of one row. A cell that is not even a number stops the import (`MalformedFile`): the file is damaged or
 * its columns moved. A number outside its range is refused and becomes "not reported".
 */
export class Cells {
  readonly unitid: number;

  constructor(
    private readonly file: string,
    private readonly row: SourceRow,
    private readonly ledger: Ledger,
  ) {
    const unitid = this.required("unitid");
    if (!/^[1-9]\d{5}$/.test(unitid)) throw this.malformed("unitid", `"${unitid}" is not a six-digit unit id`);
    this.unitid = Number(unitid);
  }

  malformed(column: string, problem: string): MalformedFile {
    return new MalformedFile(this.file, this.row.line, column, problem);
  }

  /** Trimmed text with single spaces, `null` where the cell is blank. */
  text(column: string): string | null {
    const cell = this.row.cells[column];
    if (cell === undefined) throw this.malformed(column, "the column is missing");
    return cell.trim().replace(/\s+/g, " ") || null;
  }

  required(column: string): string {
    const text = this.text(column);
    if (text === null) throw this.malformed(column, "must not be blank");
    return text;
  }

  /** A number inside its range; `null` where blank or refused. */
  number(column: string, [least, most]: Range): number | null {
    const text = this.text(column);
    if (text === null) return null;
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw this.malformed(column, `"${text}" is not a number`);
    const value = Number(text);
    return value < least || value > most ? this.ledger.refuse("outside-range", this.unitid, column, value) : value;
  }

  /** Like `number`, but a fraction stops the import: the column holds another figure. */
  whole(column: string, range: Range): number | null {
    const value = this.number(column, range);
    if (value !== null && !Number.isInteger(value)) throw this.malformed(column, `${value} is not a whole number`);
    return value;
  }

  flag(column: string): boolean | null {
    const text = this.text(column);
    if (text === null) return null;
    if (text !== "0" && text !== "1") throw this.malformed(column, `"${text}" is neither 0 nor 1`);
    return text === "1";
  }

  /** The value that a word of the file stands for; an unknown word stops the import. */
  oneOf<T>(column: string, meanings: Readonly<Record<string, T>>): T | null {
    const text = this.text(column);
    if (text === null) return null;
    const meaning = meanings[text];
    if (meaning === undefined) {
      throw this.malformed(column, `"${text}" is not one of ${Object.keys(meanings).join(", ")}`);
    }
    return meaning;
  }

  /** Text of a form, or a stop with the form in words. */
  shaped(column: string, shape: RegExp, words: string): string | null {
    const text = this.text(column);
    if (text !== null && !shape.test(text)) throw this.malformed(column, `"${text}" is not ${words}`);
    return text;
  }
}
