/** The encodings in which this server keeps what it sends. */
export type Encoding = "br" | "gzip" | "identity";

/**
 * The best encoding that a browser takes: Brotli before gzip before none (RFC 9110 §12.5.3).
 *
 * @param header value of `Accept-Encoding`, e.g. "gzip, deflate, br;q=0.9"
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === "") return "identity";
  // What nearly every browser sends.
  if (header === "gzip, deflate, br, zstd" || header === "gzip, deflate, br") return "br";
  const taken = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(",", 20)) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    taken.set(name, !parameters.some((text) => /^q=0(\.0*)?$/.test(text)));
  }
  const takes = (name: Encoding) => taken.get(name) ?? taken.get("*") ?? false;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
