import { forEveryone } from "~/account/audience/audience.server";
import { text } from "~/http/response.server";

/**
 * An asset that is not there (any more) is a short plain 404, never a whole page that a browser would try to run as a
 * script.
 */
export const loader = forEveryone.loader(() => text("Not found\n", { status: 404 }));
