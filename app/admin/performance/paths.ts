export const performancePath = "/admin/performance-test";
export const serverPath = `${performancePath}/server`;
export const weightsPath = `${performancePath}/weights`;

/** The distribution of one metric of one page in one week, on the same screen. */
export const distributionPath = (of: { template: string; metric: string; device: string; week: string }): string =>
  `${performancePath}?${new URLSearchParams(Object.entries(of).map(([key, value]) => [`of-${key}`, value]))}#distribution`;

/** What one measurement of the server found. */
export const runPath = (id: string): string => `${serverPath}/${id}`;
