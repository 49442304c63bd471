import type { MetaFunction } from "@remix-run/node";
import { cached, kept } from "~/http/cache";
import { Method } from "~/match/method/page";
import { pageMeta } from "~/seo/meta";

export const headers = kept([], cached("everyone"));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "How the match quiz works out your chances",
    description:
      "What the chance of admission is, which figures it uses, how we get safety, target and reach, how we work out fit, and what it can’t tell you.",
    path: "/college-match-quiz/method",
  });

export default function MatchMethod() {
  return <Method />;
}
