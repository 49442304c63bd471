import { answerJobs } from "~/workers/answer-jobs.server";
import { searchTrips } from "./search-trip";

/** The thread that searches trips. */
answerJobs(searchTrips);
