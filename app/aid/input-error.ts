/**
 * A case that cannot be calculated as it was given. `path` names the value at fault in the form of the case
 * (`input.parents.agi`, `award_year`); `message` says in plain words what is wrong with it.
 */
export class AidInputError extends Error {
  override readonly name = "AidInputError";

  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}
