import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";

/**
 * `next` is the marigold one: the single next action of a page. `plain` for everything else that acts,
 * `quiet` for what is rarely wanted.
 */
export type ButtonLook = "next" | "plain" | "quiet";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2.5 text-center font-semibold leading-tight no-underline transition-colors print:hidden aria-disabled:opacity-60";
const looks: Record<ButtonLook, string> = {
  next: "px-5 bg-accent text-on-accent hover:bg-accent-deep hover:text-on-accent",
  plain: "px-5 border border-brand bg-transparent text-brand hover:bg-brand-tint hover:text-brand-deep",
  quiet: "px-2 text-link underline underline-offset-4 hover:text-link-hover",
};

export function buttonClass(look: ButtonLook = "plain", extra = ""): string {
  return `${base} ${looks[look]} ${extra}`;
}

export function Button({
  look = "plain",
  className = "",
  type = "submit",
  ...props
}: ComponentProps<"button"> & { look?: ButtonLook }) {
  return <button {...props} type={type} className={buttonClass(look, className)} />;
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({
  look = "plain",
  className = "",
  ...props
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link {...props} className={buttonClass(look, className)} />;
}
