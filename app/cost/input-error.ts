/**
 * Input that cannot be calculated as it was given. `path` names the value at fault (`principal`, `award_year`), "" the
 * input as a whole; `message` says in plain words what is wrong with it.
 */
export class CostInputError extends Error {
  override readonly name = "CostInputError";

  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}
