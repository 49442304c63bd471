import { everyTool } from "../tools/every-tool";
import type { Tool } from "../tools/tool";
import { askCounselor } from "./ask-tool";

/** What the endpoint offers, in the order in which it lists it. */
export const offered: readonly Tool[] = [askCounselor as Tool, ...everyTool];
