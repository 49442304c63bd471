import { forEveryone } from "~/account/audience/audience.server";
import { everyName } from "~/essay/college/college.server";
import { json } from "~/http/response.server";

/** The names of all four-year colleges, the same for everyone, to find another college's name in an essay. */
export const loader = forEveryone.loader(() => json(everyName(), { policy: "everyoneData" }));
