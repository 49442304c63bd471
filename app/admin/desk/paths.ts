/** The desk, and an article on it. */
export const deskPath = "/admin/blog-automation";
export const articlePath = (id: string): string => `${deskPath}/${id}`;

export const tabs = ["edit", "preview", "history"] as const;
export type Tab = (typeof tabs)[number];
export const tabOf = (asked: string | null): Tab => tabs.find((tab) => tab === asked) ?? "edit";
