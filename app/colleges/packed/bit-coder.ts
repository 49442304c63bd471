/**
 * Bits as the fraction of an interval (arithmetic coding): a bit that was likely costs little, one that was not costs
 * more. Whoever writes and whoever reads learns the same odds from the bits before, so one function does both.
 */

/** How likely a 1 is at each of some places. Two memories, a short and a long one, answer together. */
export class Odds {
  readonly #near: Float64Array;
  readonly #far: Float64Array;
  readonly #seen: Uint16Array;

  constructor(places: number) {
    this.#near = new Float64Array(places).fill(0.5);
    this.#far = new Float64Array(places).fill(0.5);
    this.#seen = new Uint16Array(places);
  }

  of(place: number): number {
    return ((this.#near[place] ?? 0.5) + (this.#far[place] ?? 0.5)) / 2;
  }

  learn(place: number, bit: number): void {
    const seen = this.#seen[place] ?? 0;
    const first = 1 / (seen + 1.5);
    this.#near[place] = toward(bit, this.#near[place] ?? 0.5, Math.max(first, 1 / 24));
    this.#far[place] = toward(bit, this.#far[place] ?? 0.5, Math.max(first, 1 / 160));
    this.#seen[place] = Math.min(seen + 1, 1000);
  }
}

/** Never certain: what was thought impossible could not be written. */
const toward = (bit: number, odds: number, pace: number) =>
  Math.min(0.9995, Math.max(0.0005, odds + (bit - odds) * pace));

/** A 1 takes the lower part of the interval. Bytes on which both ends agree are done with. */
export abstract class BitCoder {
  protected low = 0;
  protected high = 0xffffffff;

  /**
   * @param bit what to write; a reader doesn't look at it
   * @returns the bit that was written or read
   */
  code(odds: Odds, place: number, bit: number): number {
    const middle = this.low + Math.floor((this.high - this.low) * odds.of(place));
    const coded = this.decide(bit, middle);
    if (coded === 1) this.high = middle;
    else this.low = middle + 1;
    odds.learn(place, coded);
    while ((this.low ^ this.high) >>> 24 === 0) {
      this.shift(this.low >>> 24);
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
    }
    return coded;
  }

  protected abstract decide(bit: number, middle: number): number;
  protected abstract shift(byte: number): void;
}

export class BitWriter extends BitCoder {
  readonly #bytes: number[] = [];

  /** All that was written; nothing can follow. */
  end(): Uint8Array {
    // Any number between both ends.
    for (const shift of [24, 16, 8, 0]) this.#bytes.push((this.low >>> shift) & 255);
    return Uint8Array.from(this.#bytes);
  }

  protected override decide(bit: number): number {
    return bit;
  }

  protected override shift(byte: number): void {
    this.#bytes.push(byte);
  }
}

export class BitReader extends BitCoder {
  readonly #bytes: Uint8Array;
  #at = 4;
  #value: number;

  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = bytes;
    this.#value = [0, 1, 2, 3].reduce((value, at) => value * 256 + (bytes[at] ?? 0), 0);
  }

  protected override decide(_: number, middle: number): number {
    return this.#value <= middle ? 1 : 0;
  }

  protected override shift(): void {
    this.#value = ((this.#value << 8) | (this.#bytes[this.#at] ?? 0)) >>> 0;
    this.#at += 1;
  }
}
