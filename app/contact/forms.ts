import { z } from "zod";
import type { Messages } from "~/design/messages";
import { isAddress } from "~/mail/address";

/** What the two forms ask, and how what was typed is read. */
export const contactTopics = [
  { value: "figure", label: "A number or fact that’s wrong" },
  { value: "trouble", label: "Something that isn’t working" },
  { value: "plan", label: "My plan or my account" },
  { value: "billing", label: "My subscription" },
  { value: "security", label: "A security problem" },
  { value: "other", label: "Something else" },
] as const;

export const waitlistTopics = [
  { value: "counselor", label: "The AI counselor" },
  { value: "essay-coach", label: "The essay coach" },
  { value: "states", label: "Guides for more states" },
] as const;

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly messages: Messages };

const email = z
  .string()
  .trim()
  .min(1, { error: "Enter your email address.", abort: true })
  .max(254, "This address is too long.")
  .refine(isAddress, "Enter an email address, such as name@example.com.");

const contact = z.object({
  email,
  about: z.enum(
    contactTopics.map(({ value }) => value),
    "Choose what it’s about.",
  ),
  message: z
    .string()
    .trim()
    .min(10, "Write a sentence or two.")
    .max(5000, "This is longer than 5,000 characters. Please shorten it.")
    .refine((text) => !/\b\d{3}-\d{2}-\d{4}\b/.test(text), "Take out the Social Security number. We never need one."),
});

const waitlist = z.object({
  email,
  topics: z
    .array(
      z.enum(
        waitlistTopics.map(({ value }) => value),
        "Choose from the list.",
      ),
    )
    .min(1, "Choose at least one."),
});

export type ContactInput = z.output<typeof contact>;
export type WaitlistInput = z.output<typeof waitlist>;

export const readContact = (form: URLSearchParams): Read<ContactInput> =>
  result(
    contact.safeParse({ email: form.get("email") ?? "", about: form.get("about"), message: form.get("message") ?? "" }),
  );

export const readWaitlist = (form: URLSearchParams): Read<WaitlistInput> =>
  result(waitlist.safeParse({ email: form.get("email") ?? "", topics: form.getAll("topics") }));

/** A field that people do not see. Whoever fills it in is a program. */
export const trap = "website";
export const isTrapped = (form: URLSearchParams): boolean => (form.get(trap) ?? "") !== "";

function result<T>(parsed: z.ZodSafeParseResult<T>): Read<T> {
  if (parsed.success) return { ok: true, value: parsed.data };
  const messages: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? "");
    messages[field] = [...(messages[field] ?? []), message];
  }
  return { ok: false, messages };
}
