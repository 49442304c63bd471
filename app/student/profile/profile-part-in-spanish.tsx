import { stateMessages } from "~/geography/state-names";
import { translatorOf } from "~/translation";
import { Translation } from "~/translation-context";
import * as english from "./profile-part";
import { profileMessages } from "./spanish";
import type { Told } from "./told";

const spanish = { language: "es", translate: translatorOf({ ...stateMessages, ...profileMessages }) } as const;

/** The line on pages in Spanish: it stands above the page, so it brings its own messages. */
export function ProfilePart() {
  return (
    <Translation.Provider value={spanish}>
      <english.ProfilePart />
    </Translation.Provider>
  );
}

export const learnFrom = (told: Told): void => english.learnFrom(told, spanish.translate);
