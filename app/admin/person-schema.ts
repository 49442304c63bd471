import { z } from "zod";
import { field, line, required } from "~/forms/schema/fields";
import { readReason, reasonMissing } from "./reason";

const reason = required(
  field((typed, refuse) => readReason(typed) ?? refuse(reasonMissing), 10_000),
  reasonMissing,
);

/** Why somebody's account is looked at or changed. */
export const reasonSchema = z.object({ reason });

/** Whose account is looked at, and why. */
export const lookSchema = z.object({ who: required(line(300), "Type an email address or an account id"), reason });
