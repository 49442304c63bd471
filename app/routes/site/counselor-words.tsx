import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Thing, WithContext } from "schema-dts";
import { forEveryone } from "~/account/audience/audience.server";
import { counselorPath, wordsPath } from "~/counselor/answer/paths";
import { WordsPage } from "~/counselor/words-page";
import { cached, cachedWhole } from "~/http/cache";
import { glossaryStructure } from "~/seo/page-structure";
import { structuredMeta } from "~/seo/structured-meta";
import { site } from "~/site";
import glossary from "../../../content/counselor/glossary.json";

export const headers = cachedWhole([], cached("everyone"));

export const meta: MetaFunction<typeof loader> = (args) =>
  structuredMeta(
    args,
    {
      title: "Words of college and aid, explained",
      description:
        "What the words of college admission and financial aid mean, from acceptance rate to yield, in plain sentences.",
      path: wordsPath,
    },
    {
      name: "Words of the field",
      under: [{ to: counselorPath, label: "Ask the counselor" }],
      is: (here, origin) => glossaryStructure(here, args.data?.terms ?? [], site, origin) as WithContext<Thing>,
    },
  );

/** By the alphabet, and without the questions that ask for a word, which are the counselor's. */
export const loader = forEveryone.loader(() => ({
  source: glossary.source,
  reviewed: glossary.reviewed,
  terms: glossary.terms
    .map(({ id, term, text }) => ({ id, term, text }))
    .sort((a, b) => a.term.localeCompare(b.term, "en")),
}));

export default function CounselorWords() {
  return <WordsPage {...useLoaderData<typeof loader>()} />;
}
