/** The sign of what is kept: an outline, or filled. The word always stands beside it. */
export function Heart({ full = false }: { full?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill={full ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d="M10 17S2.5 12.4 2.5 7.3A3.9 3.9 0 0 1 10 5.6a3.9 3.9 0 0 1 7.5 1.7C17.5 12.4 10 17 10 17Z" />
    </svg>
  );
}
