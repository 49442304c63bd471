import type { AskedOfMatch, MatchAnswer } from "./answer";
import type { MatchReply, NumberedQuestion } from "./match-worker";

/** What is told of each answer: that of the newest question, or `null` where it could not be worked out. */
type Hear = (answer: MatchAnswer | null) => void;

/**
 * The match in the browser, from the first question on: a worker and its tables, 290 kB compressed, which the service
 * worker keeps. Nothing that is asked leaves the device.
 */
export function startMatch(hear: Hear): {
  readonly ask: (question: AskedOfMatch) => void;
  stop(): void;
} {
  const worker = new Worker(new URL("./match-worker.ts", import.meta.url), { type: "module" });
  let last = 0;
  worker.addEventListener("message", ({ data: { number, answer } }: MessageEvent<MatchReply>) => {
    if (number === last) hear(answer);
  });
  worker.addEventListener("error", () => hear(null));
  return {
    ask(question) {
      last += 1;
      worker.postMessage({ number: last, ...question } satisfies NumberedQuestion);
    },
    stop: () => worker.terminate(),
  };
}

/**
 * One answer, for what asks once.
 * @throws Error where it could not be worked out
 */
export function askMatch(question: AskedOfMatch): Promise<MatchAnswer> {
  return new Promise((resolve, reject) => {
    const match = startMatch((answer) => {
      match.stop();
      if (answer === null) reject(new Error("the match could not be worked out on this device"));
      else resolve(answer);
    });
    match.ask(question);
  });
}
