import type { ReactNode } from "react";

/**
 * The two marks that stand on nearly every page, as lucide draws them (ISC license). Its own components bring 2 kB that
 * make any icon out of data, which a page with these alone doesn't need.
 */
function Icon({
  className,
  strokeWidth = 2,
  children,
}: {
  className: string;
  strokeWidth?: number;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

/** Of a line that opens. */
export const Chevron = ({ className }: { className: string }) => (
  <Icon className={className}>
    <path d="m9 18 6-6-6-6" />
  </Icon>
);

/** Of a number that says how it was worked out. */
export const Info = ({ className }: { className: string }) => (
  <Icon className={className} strokeWidth={1.75}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 16v-4M12 8h.01" />
  </Icon>
);
