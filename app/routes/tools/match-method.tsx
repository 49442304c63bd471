import type { MetaFunction } from "@remix-run/node";
import { cached } from "~/http/cache";
import { Method } from "~/match/method-page";
import { pageMeta } from "~/seo/meta";

export const headers = cached("everyone");

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "How the match quiz works out your chances",
    description:
      "What the chance of admission is, which figures it uses, how safety, target and reach follow from it, how fit is worked out, and what it cannot tell you.",
    path: "/college-match-quiz/method",
  });

export default function MatchMethod() {
  return <Method />;
}
