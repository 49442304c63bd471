import { expect, it } from "vitest";
import { acceptedEncoding } from "./accept-encoding";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.000, br;q=0.0", "identity"],
  ["BR", "br"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["zstd", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("of %j the best is %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
