import { useSyncExternalStore } from "react";
import { noProfile, onProfileChange, profileNow } from "./device";
import type { Profile } from "./profile";

/** What this device knows of the student; empty on the server and until the page is alive. */
export const useProfile = (): Profile => useSyncExternalStore(onProfileChange, profileNow, noProfile);
