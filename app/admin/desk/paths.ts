/** The desk, and an article on it. */
export const deskPath = "/admin/blog-automation";
export const articlePath = (id: string): string => `${deskPath}/${id}`;

export const views = ["edit", "preview", "history"] as const;
export type View = (typeof views)[number];
export const viewOf = (asked: string | null): View => views.find((view) => view === asked) ?? "edit";
