export const seoPath = "/admin/seo-dashboard";

/** The sheet of one page of the site. Only public paths, which every visitor has in an address, stand in it. */
export const sheetPath = (path: string): string => `${seoPath}/page?${new URLSearchParams({ path })}`;
