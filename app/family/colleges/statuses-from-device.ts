import { type Status, type StatusOf, statuses } from "~/student/list/status";

const steps: readonly Status[] = statuses.map(({ value }) => value);

/**
 * Colleges of a plan whose application is further along by what the device says. Where a plan knows more, the device's
 * answer is an old one.
 *
 * @param device statuses set on the device, by unit id
 */
export const furtherOnDevice = <L extends { readonly unitid: number; readonly status: Status }>(
  lines: readonly L[],
  device: StatusOf,
): readonly (L & { readonly next: Status })[] =>
  lines.flatMap((line) => {
    const next = device[line.unitid];
    return next !== undefined && steps.indexOf(next) > steps.indexOf(line.status) ? [{ ...line, next }] : [];
  });
