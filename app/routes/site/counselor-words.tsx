import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { wordsPath } from "~/counselor/answer/paths";
import { WordsPage } from "~/counselor/words-page";
import { cached, kept } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import glossary from "../../../content/counselor/glossary.json";

export const headers = kept([], cached("everyone"));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Words of college and aid, explained",
    description:
      "What the words of college admission and financial aid mean, from acceptance rate to yield, in plain sentences.",
    path: wordsPath,
  });

export const loader = forEveryone.loader(() => glossary);

export default function CounselorWords() {
  return <WordsPage {...useLoaderData<typeof loader>()} />;
}
