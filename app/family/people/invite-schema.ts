import { z } from "zod";
import { choice, email, required } from "~/forms/schema/fields";

/** Who is invited, by email. @param choices whom this person may invite */
export const inviteSchema = (choices: readonly string[]) =>
  z.object({
    email: required(email(), "Enter an email address, such as name@example.com."),
    who: required(choice(choices, "Choose who you’re inviting."), "Choose who you’re inviting."),
  });
