/** What the account page does with somebody's plans before the account is deleted. */
export { leaveAllPlans } from "./rows/people.server";
