import { forEveryone } from "~/account/audience/audience.server";
import { securityTxt } from "~/contact/security-txt";
import { env } from "~/env.server";
import { text } from "~/http/response.server";

export const loader = forEveryone.loader(() =>
  text(securityTxt(env().siteOrigin, import.meta.env.BUILT_ON), { policy: "everyoneData" }),
);
