const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can be the last part of an article's address. */
export const isSlug = (text: string): boolean => slugForm.test(text) && text.length >= 5 && text.length <= 80;

export const noSlug = "Write the address in 5 to 80 small letters, digits and hyphens";
