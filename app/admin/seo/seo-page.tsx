import type { ReactNode } from "react";
import { PageHeading } from "~/design/layout";
import { AdminPage, Screens } from "../admin-page";
import { seoPath } from "./paths";

const screens = [
  { to: seoPath, label: "Overview" },
  { to: `${seoPath}/findings`, label: "Findings" },
  { to: `${seoPath}/pages`, label: "Pages" },
  { to: `${seoPath}/search`, label: "Search figures" },
];

/** The page of each screen about how pages are found. */
export function SeoPage({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <AdminPage>
      <PageHeading title={title}>{intro}</PageHeading>
      <Screens label="SEO" screens={screens} className="pb-8" listClassName="" />
      {children}
    </AdminPage>
  );
}
