/** Characters of a reason: enough to say something, and no report. */
export const reasonLength = { least: 10, most: 300 } as const;

/** Why an administrator looks at somebody's account, from a form; null where it says nothing. */
export function readReason(typed: string | null): string | null {
  const reason = (typed ?? "").replace(/\s+/g, " ").trim();
  return reason.length < reasonLength.least || reason.length > reasonLength.most ? null : reason;
}

export const reasonMissing = `Say why, in ${reasonLength.least} to ${reasonLength.most} characters. The person can read it`;
