import { z } from "zod";
import file from "../../../content/pages/tools.json";
import type { Tool } from "./tool";

const schema = z.strictObject({
  tools: z.array(
    z.strictObject({
      name: z.string().min(3),
      path: z.string().startsWith("/"),
      open: z.boolean(),
      gives: z.string().min(20),
      needs: z.string().min(5),
    }),
  ),
});

/** The planning tools in the order in which a family needs them. */
export const tools: readonly Tool[] = schema.parse(file).tools;
