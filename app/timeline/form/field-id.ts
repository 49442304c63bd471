/**
 * The field at which a message stands: the day a plan was made is none, and what is wrong with it leads to the year.
 */
export const timelineFieldId = (name: string): string => (name === "" || name === "from" ? "year" : name);
