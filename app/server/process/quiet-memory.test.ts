import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freeMemoryWhenQuiet } from "./quiet-memory.server";

const megabyte = 1024 ** 2;

describe("memory that busy minutes left behind", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function serving() {
    const server = new EventEmitter();
    let held = 150 * megabyte;
    const giveBack = vi.fn((done: () => void) => {
      // As V8 does, some time after it was asked.
      setTimeout(() => {
        held = 150 * megabyte;
        done();
      });
    });
    freeMemoryWhenQuiet(server, "/api/health", { held: () => held, giveBack });
    const ask = (url: string, taking: number) => {
      held += taking * megabyte;
      server.emit("request", { url });
    };
    return { ask, giveBack };
  }

  it("is given back once nobody has asked for five seconds, and each time anew", () => {
    const { ask, giveBack } = serving();
    for (let second = 0; second < 60; second += 1) {
      ask("/colleges", 2);
      vi.advanceTimersByTime(1_000);
    }
    expect(giveBack).not.toHaveBeenCalled();
    vi.advanceTimersByTime(4_000);
    expect(giveBack).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    expect(giveBack).toHaveBeenCalledTimes(1);
    ask("/colleges", 40);
    vi.advanceTimersByTime(5_000);
    expect(giveBack).toHaveBeenCalledTimes(2);
  });

  it("is left where it isn't worth half a second", () => {
    const { ask, giveBack } = serving();
    ask("/colleges", 31);
    vi.advanceTimersByTime(60_000);
    expect(giveBack).not.toHaveBeenCalled();
  });

  it("is given back whoever looks at the health of the server meanwhile", () => {
    const { ask, giveBack } = serving();
    ask("/colleges", 60);
    for (let second = 0; second < 6; second += 1) {
      vi.advanceTimersByTime(1_000);
      ask("/api/health", 0);
    }
    expect(giveBack).toHaveBeenCalledTimes(1);
  });
});
