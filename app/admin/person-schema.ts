import { z } from "zod";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { field, line, required } from "~/forms/schema/fields";
import { readReason, reasonMissing } from "./reason";

const reason = required(
  field((typed, refuse) => readReason(typed) ?? refuse(reasonMissing), 10_000),
  reasonMissing,
);

const confirmation = required(
  field((typed, refuse) => (saidDelete(typed) ? typed : refuse(wordMissing))),
  wordMissing,
);

/** Why somebody's account is looked at or changed. */
export const reasonSchema = z.object({ reason });

/** Why an account is deleted, and the word that says it's meant. */
export const deletionSchema = z.object({ reason, word: confirmation });

/** Whose account is looked at, and why. */
export const lookSchema = z.object({ who: required(line(300), "Type an email address or an account id"), reason });
