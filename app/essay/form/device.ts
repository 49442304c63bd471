/**
 * What reads a draft in the browser. Loaded by the coach's page alone, after it's open: the page can be used before.
 */
export { checkCollege } from "../college/check";
export { readDraft } from "../reading/read-draft";
export { withCollege } from "../reading/with-college";
export { readText } from "../text/draft";
export { warmUp } from "./warm-up";
