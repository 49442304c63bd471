/** A number with as many digits as a kept model needs. */
export const short = (one: number) => Number(one.toPrecision(4));

/** Rows of numbers as text, with the scale of each row. */
export function pack(rows: Float32Array, size: number) {
  const scales: number[] = [];
  const bytes = new Int8Array(rows.length);
  for (let from = 0; from < rows.length; from += size) {
    const row = rows.subarray(from, from + size);
    const scale = short(row.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127) || 1;
    scales.push(scale);
    row.forEach((one, i) => {
      bytes[from + i] = Math.max(-127, Math.min(127, Math.round(one / scale)));
    });
  }
  return { scales, rows: Buffer.from(bytes.buffer).toString("base64") };
}

export function unpack(text: string, scales: readonly number[], size: number): Float32Array {
  const buffer = Buffer.from(text, "base64");
  const bytes = new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length);
  return Float32Array.from(bytes, (one, at) => one * (scales[Math.floor(at / size)] ?? 0));
}
