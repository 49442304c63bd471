import { forEveryone } from "~/account/audience/audience.server";
import { answerListFile, openListFile } from "./match-answer.server";

/** The whole list as a file: by a link without money, by a post with it. */
export const loader = forEveryone.loader(({ request }) => openListFile(request, "en"));

export const action = forEveryone.action(({ request }) => answerListFile(request, "en"));
