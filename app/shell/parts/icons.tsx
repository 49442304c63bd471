import type { ReactNode } from "react";

/** The few signs of the shell, drawn here: the icon set's own loader would be part of every first load. */
function Sign({ size = 20, className = "", children }: { size?: number; className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}

export const Chevron = ({ className = "" }: { className?: string }) => (
  <Sign size={14} className={className}>
    <path d="m4.5 7.5 5.5 5.5 5.5-5.5" />
  </Sign>
);

export const Cross = () => (
  <Sign>
    <path d="m5 5 10 10M15 5 5 15" />
  </Sign>
);

export const Bars = () => (
  <Sign>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Sign>
);

export const ArrowUp = () => (
  <Sign>
    <path d="M10 16.5v-13M4.5 9 10 3.5 15.5 9" />
  </Sign>
);

export const Person = () => (
  <Sign>
    <circle cx="10" cy="6.5" r="3.25" />
    <path d="M3.5 17c.6-3.6 3.2-5.25 6.5-5.25s5.9 1.65 6.5 5.25" />
  </Sign>
);
