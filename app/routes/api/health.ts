import { forEveryone } from "~/account/audience.server";
import { json } from "~/http/response.server";

export const loader = forEveryone.loader(() => json({ ok: true }));
