import { z } from "zod";
import file from "../../../content/pages/help-paths.json";
import type { HelpPath } from "./help-paths";
import { pageTitles } from "./pages.server";

const list = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(5),
    pages: z.array(z.string().startsWith("/")).min(3).max(5),
  }),
);
const schema = z.strictObject({ note: z.string(), needs: list, grades: list });

function linked(paths: z.output<typeof list>): readonly HelpPath[] {
  return paths.map(({ id, title, pages }) => ({
    id,
    title,
    links: pages.map((path) => {
      const link = pageTitles(path);
      if (link === null) throw new Error(`content/pages/help-paths.json: there is no page ${path}`);
      return link;
    }),
  }));
}

/** The help center by what a family needs, and by grade. */
export function helpPaths(): { readonly needs: readonly HelpPath[]; readonly grades: readonly HelpPath[] } {
  const { needs, grades } = schema.parse(file);
  return { needs: linked(needs), grades: linked(grades) };
}
