import type { ReactNode } from "react";
export function Shell({ children }: { sandbox: boolean; children: ReactNode }) {
  return <main id="main">{children}</main>;
}
