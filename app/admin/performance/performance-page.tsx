import type { ReactNode } from "react";
import { PageHeading } from "~/design/layout";
import { AdminPage, Screens } from "../admin-page";
import { performancePath, serverPath, weightsPath } from "./paths";

const screens = [
  { to: performancePath, label: "What readers feel" },
  { to: serverPath, label: "What the server does" },
  { to: weightsPath, label: "Page weights" },
];

/** The page of each screen about speed. */
export function PerformancePage({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <AdminPage>
      <PageHeading title={title}>{intro}</PageHeading>
      <Screens label="Performance" screens={screens} className="pb-8" listClassName="" />
      {children}
    </AdminPage>
  );
}
