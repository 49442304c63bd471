import { answerJobs } from "~/workers/answer-jobs.server";
import { readPage } from "./read-page";

/** The thread that reads documents while the site crawls itself. */
answerJobs(readPage);
