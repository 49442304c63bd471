import { forEveryone } from "~/account/audience/audience.server";
import { answerListFile, openListFile } from "../tools/match-answer.server";

/** The whole list as a file, its columns in Spanish. */
export const loader = forEveryone.loader(({ request }) => openListFile(request, "es"));

export const action = forEveryone.action(({ request }) => answerListFile(request, "es"));
