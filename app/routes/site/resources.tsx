import type { MetaFunction } from "@remix-run/node";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export const headers = cached("everyone");
export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "resources", description: "resources", path: "/", index: false });

export default function Stub() {
  return <h1>resources</h1>;
}
