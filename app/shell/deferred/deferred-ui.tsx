/**
 * What a page needs only after the reader has done something on it, in one piece: notifications, the screen for a
 * program that does not come, what was typed. Fetched at the first touch, so that it is there when the connection is
 * not.
 */
export { rememberInput, restoreInput } from "~/connection/typing/unsent-input";
export { holdPostsOffline } from "~/design/offline-form";
export { default as ErrorScreens } from "../errors/error-screens";
export { MissingChunkDialog } from "../errors/missing-chunk-dialog";
export { Revalidation } from "../navigation/revalidation";
export { holdLinksOffline } from "./hold-links";
export { ToastRegion } from "./toast-region";
