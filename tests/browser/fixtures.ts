import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/**
 * `test` whose pages fail on any console error and on any uncaught error. A test that expects one says which:
 * `allowedErrors.push(/status of 400/)`. With `test.use` it is one expression in a list: Playwright reads a list of two
 * as a value and its options.
 */
export const test = base.extend<{ allowedErrors: RegExp[]; watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  allowedErrors: async ({}, use) => {
    await use([]);
  },
  watched: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on("console", (message) => message.type() === "error" && errors.push(`${page.url()}: ${message.text()}`));
        page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
      };
      context.on("page", watch);
      await use(undefined);
      expect(errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Fails with the list of what axe finds on the page as it stands (WCAG 2.2 A and AA, and best practices). Legacy mode
 * leaves out only frames of other origins, which no page here has, and reports on what passed are not asked for:
 * together that is three times as fast.
 *
 * @param withContrast  colors of every word too, which takes most of the time where a table is long
 */
export async function expectNoAxeViolations(page: Page, withContrast = true): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: withContrast } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}
