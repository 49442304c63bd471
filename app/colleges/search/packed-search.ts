import MiniSearch from "minisearch";

/**
 * A MiniSearch that packs its index once all documents are in it. MiniSearch keeps a Map for each word, and in it one
 * for each field, with some fifty bytes for a document; packed, it's four. It scores and sorts as before, for what it
 * asks of those Maps is answered from the arrays. Nothing can be added afterward.
 */
export class PackedSearch<T> extends MiniSearch<T> {
  /** @throws RangeError where there are more documents than 16 bits count */
  pack(): this {
    if (this._nextId > 0xffff) throw new RangeError(`${this._nextId} documents are too many to pack`);
    const words = [...this._index];
    const fields = Object.keys(this._fieldIds).length;
    const count = words.reduce((sum, [, byField]) => [...byField.values()].reduce((all, of) => all + of.size, sum), 0);
    const packed: Packed = {
      documents: new Uint16Array(count),
      times: new Uint16Array(count),
      starts: new Uint32Array(words.length * fields + 1),
    };
    let at = 0;
    for (const [place, [word, byField]] of words.entries()) {
      for (let field = 0; field < fields; field += 1) {
        for (const [document, times] of byField.get(field) ?? []) {
          packed.documents[at] = document;
          packed.times[at] = times;
          at += 1;
        }
        packed.starts[place * fields + field + 1] = at;
      }
      this._index.set(word, new Word(packed, place * fields) as unknown as typeof byField);
    }
    return this;
  }
}

/** Documents with a word, and how often each has it: word by word, and of each word field by field. */
interface Packed {
  readonly documents: Uint16Array;
  readonly times: Uint16Array;
  /** Where the documents of each field of each word begin, and at the end how many there are. */
  readonly starts: Uint32Array;
}

/** What MiniSearch asks the Map of a word for. */
class Word {
  constructor(
    private readonly all: Packed,
    private readonly first: number,
  ) {}

  get(field: number): InField | undefined {
    const from = this.all.starts[this.first + field] ?? 0;
    const to = this.all.starts[this.first + field + 1] ?? 0;
    return from === to ? undefined : new InField(this.all.documents.subarray(from, to), this.all.times, from);
  }
}

/** What it asks the Map of a field for. */
class InField {
  private next = 0;

  constructor(
    private readonly documents: Uint16Array,
    private readonly times: Uint16Array,
    private readonly from: number,
  ) {}

  get size(): number {
    return this.documents.length;
  }

  keys(): Iterable<number> {
    return this.documents;
  }

  /** Documents are asked for one after the other, as `keys` has them; any other order takes longer. */
  get(document: number): number | undefined {
    if (this.documents[this.next] !== document) this.next = this.documents.indexOf(document);
    const times = this.times[this.from + this.next];
    this.next += 1;
    return times;
  }
}
