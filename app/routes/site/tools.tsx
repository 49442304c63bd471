import type { MetaFunction } from "@remix-run/node";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export const headers = cached("everyone");
export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "tools", description: "tools", path: "/", index: false });

export default function Stub() {
  return <h1>tools</h1>;
}
