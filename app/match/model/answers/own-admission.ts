/**
 * Fields in which many colleges admit to the program itself: nursing, engineering, computer science, and the arts by
 * portfolio or audition. Field of the answers, by the start of its CIP code. Our choice; colleges do not report it.
 */
export const ownAdmissionFields = ["5138", "14", "11", "5003", "5004", "5005", "5006", "5007", "5009", "0402"] as const;

/** Whether every field a student chose may admit by itself. With another field beside it there is another way in. */
export function admitsByProgram(fields: readonly string[]): boolean {
  return fields.length > 0 && fields.every((field) => ownAdmissionFields.some((own) => field.startsWith(own)));
}
