import type { ReactNode } from "react";
import { LiveBeside } from "~/design/live/beside";

/**
 * Stands around the loan form and shows the payment while it is filled in. The calculation is fetched when the form is
 * first touched; nothing is sent for what is typed.
 */
export function LiveLoan({ children }: { children: ReactNode }) {
  return (
    <LiveBeside
      of="loan"
      load={async () => {
        const { LoanPanel } = await import("./loan-panel");
        return (form) => <LoanPanel form={form} />;
      }}
      failed="We couldn’t load the payment that follows as you type. “Work out the payment” gives you the whole result."
    >
      {children}
    </LiveBeside>
  );
}
