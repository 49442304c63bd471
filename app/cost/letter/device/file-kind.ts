/** What a chosen file is, by its first bytes: its name and the type the browser gives say nothing certain. */
export type FileKind = "pdf" | "picture" | "other";

/** Bytes of the largest file that is read; a phone's photo has 2 to 12 million. */
export const largestFile = 30_000_000;

const starts: readonly (readonly [kind: FileKind, bytes: readonly number[]])[] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x47, 0x49, 0x46, 0x38]],
  ["picture", [0x42, 0x4d]],
];

/** @param head the first 1,024 bytes: some programs write a line before a PDF begins */
export function kindOfFile(head: Uint8Array): FileKind {
  for (const [kind, bytes] of starts) if (bytes.every((byte, at) => head[at] === byte)) return kind;
  const text = String.fromCharCode(...head.subarray(0, 1_024));
  if (text.includes("%PDF-")) return "pdf";
  // WebP, and what iPhones write: only the browser knows whether it can open them.
  return /^RIFF.{4}WEBP/s.test(text) || /^.{4}ftyp(hei|mif|avif|msf)/s.test(text) ? "picture" : "other";
}
