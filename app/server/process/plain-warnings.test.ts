import { expect, it } from "vitest";
import { plainWarnings } from "./plain-warnings";

it.each([
  'The URL path "/calendar/s3cret.ics" could not be decoded because it is is a malformed URL segment.',
  "Pathnames cannot have embedded double slashes - normalizing /plan//s3cret -> /plan/s3cret",
  'No routes matched location "/plan/s3cret?q=s3cret"',
  "Failed at https://site.example/a?b=s3cret",
])("a warning is handed over without a path: %s", (warning) => {
  const written: string[] = [];
  const quiet = { warn: () => {} };
  plainWarnings(quiet, (plain) => written.push(plain));
  (quiet.warn as typeof console.warn)(warning, { path: "s3cret" });
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^\w+ /);
  expect(written.join("")).not.toContain("s3cret");
});
