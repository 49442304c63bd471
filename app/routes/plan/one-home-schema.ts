import { z } from "zod";
import { saidDelete, wordMissing } from "~/deletion/confirm-delete";
import { choice, field, required } from "~/forms/schema/fields";

/** Goes on with one of two homes. @param homes ids of the two */
export const oneHomeSchema = (homes: readonly string[]) =>
  z.object({
    keep: required(choice(homes, "Choose which home stays."), "Choose which home stays."),
    mode: required(choice(["one", "estranged"] as const, "Choose one of the answers."), "Choose one of the answers."),
    word: required(
      field((typed, refuse) => (saidDelete(typed) ? typed : refuse(wordMissing))),
      wordMissing,
    ),
  });
