import { z } from "zod";
import { choice, choices, email, field, required } from "~/forms/schema/fields";
import { contactTopics, waitlistTopics } from "./topics";

const address = required(email(), "Enter your email address.");

const message = field((typed, refuse) => {
  const words = typed.trim();
  if (words.length < 10) return refuse("Write a sentence or two.");
  if (words.length > 5000) return refuse("This is longer than 5,000 characters. Please shorten it.");
  return /\b\d{3}-\d{2}-\d{4}\b/.test(words)
    ? refuse("Take out the Social Security number. We never need one.")
    : words;
}, 64 * 1024);

export const contactSchema = z.object({
  email: address,
  about: required(
    choice(
      contactTopics.map(({ value }) => value),
      "Choose what it’s about.",
    ),
    "Choose what it’s about.",
  ),
  message: required(message, "Write a sentence or two."),
});

export const waitlistSchema = z.object({
  topics: choices(
    waitlistTopics.map(({ value }) => value),
    "Choose at least one.",
    1,
  ),
  email: address,
});

export type ContactInput = z.output<typeof contactSchema>;
export type WaitlistInput = z.output<typeof waitlistSchema>;
