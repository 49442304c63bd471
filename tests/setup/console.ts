import { afterEach, beforeEach, vi } from "vitest";

/**
 * An unexpected `console.error` fails the test it came from: React and Remix report real mistakes that way. A test
 * that expects one spies on `console.error` itself.
 */
let said: unknown[][] = [];
const original = console.error;

const listen = (...message: unknown[]) => {
  said.push(message);
  original(...message);
};

beforeEach(() => {
  said = [];
  console.error = listen;
});

afterEach(() => {
  vi.restoreAllMocks();
  console.error = original;
  if (said.length > 0) throw new Error(`console.error was called: ${said.map((words) => words.join(" ")).join("\n")}`);
});
