import { forEveryone } from "~/account/audience.server";
import { text } from "~/http/response.server";

export const loader = forEveryone.loader(() => text(""));
