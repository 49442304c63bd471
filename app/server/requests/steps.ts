import type { Middleware } from "./middleware";

/**
 * One step made of several: each is asked in turn until one answers. What a step throws ends the turn, as in Express.
 */
export function inOrder(...steps: readonly Middleware[]): Middleware {
  return (request, response, done) => {
    let at = 0;
    const next = (error?: unknown): void => {
      const step = steps[at++];
      if (error !== undefined || step === undefined) {
        done(error);
        return;
      }
      try {
        step(request, response, next);
      } catch (thrown) {
        done(thrown);
      }
    };
    next();
  };
}
