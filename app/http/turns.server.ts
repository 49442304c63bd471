/**
 * Work that keeps the event loop for tens of milliseconds, one piece for each turn of the loop: between two pieces
 * whatever is quick is answered. Whoever sends many requests at once waits for themselves: the senders take turns.
 */
export interface Turns {
  /** Waits for a turn; what follows it, up to the next wait, is one piece. False when as many wait as may. */
  take(sender: string): Promise<boolean>;
  /** The same for what must be done in any case: waits however many wait before it. */
  wait(sender: string): Promise<void>;
}

/**
 * @param ofOne how many pieces of one sender may wait
 * @param ofAll how many may wait together
 * @param soon does something in the next turn of the event loop
 */
export function turns(ofOne: number, ofAll: number, soon: (work: () => void) => void = setImmediate): Turns {
  const waiting = new Map<string, (() => void)[]>();
  let all = 0;

  function next(): void {
    const [first] = waiting;
    if (first === undefined) return;
    const [sender, pieces] = first;
    const piece = pieces.shift();
    all -= 1;
    // Behind all others: a map keeps the order in which its keys came.
    waiting.delete(sender);
    if (pieces.length > 0) waiting.set(sender, pieces);
    if (all > 0) soon(next);
    piece?.();
  }

  const wait = (sender: string) =>
    new Promise<void>((resolve) => {
      waiting.set(sender, [...(waiting.get(sender) ?? []), resolve]);
      all += 1;
      if (all === 1) soon(next);
    });

  return {
    wait,
    async take(sender) {
      if ((waiting.get(sender)?.length ?? 0) >= ofOne || all >= ofAll) return false;
      await wait(sender);
      return true;
    },
  };
}
