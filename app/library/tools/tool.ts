/** One planning tool, as the home page and the hub of tools list it. */
export interface Tool {
  readonly name: string;
  readonly path: string;
  /** Whether the tool works today; `tests/contract/pages.test.ts` holds this to the URL table. */
  readonly open: boolean;
  readonly gives: string;
  readonly needs: string;
}
