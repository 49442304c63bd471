const eastern = { timeZone: "America/New_York" } as const;
const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...eastern });
const moments = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  ...eastern,
});

/** "December 5, 2026", by Eastern time; for days that something was. */
export const dayInWords = (moment: string): string => days.format(new Date(moment));

/** "December 4, 2026 at 9:00 PM Eastern time"; for what counts to the minute, such as an end or a payment. */
export const momentInWords = (moment: string): string => `${moments.format(new Date(moment))} Eastern time`;
