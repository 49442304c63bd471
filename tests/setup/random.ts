import fc from "fast-check";

/**
 * Tests with inputs drawn at random draw the same ones at each run, so that a change is stopped by a mistake of its own
 * and by nobody else's luck. `SEED=random npm run test:unit` looks further; a number repeats one run.
 */
const asked = process.env.SEED ?? "2026";
if (asked !== "random") fc.configureGlobal({ seed: Number(asked) });
