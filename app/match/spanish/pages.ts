import { collegeMessages } from "~/colleges/facts/spanish";
import { fieldMessages } from "~/colleges/facts/spanish-fields";
import { designMessages } from "~/design/spanish";
import { stateMessages } from "~/geography/state-names";
import { studentMessages } from "~/student/spanish";
import { quizMessages } from "./quiz";
import { resultMessages } from "./result";

/** What the pages of the quiz show by themselves. Lines, reasons and mistakes come from the server in Spanish. */
export const pageMessages = {
  ...designMessages,
  ...stateMessages,
  ...fieldMessages,
  ...collegeMessages,
  ...studentMessages,
  ...quizMessages,
  ...resultMessages,
};
