import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { collegeChecks } from "~/essay/college/checks";
import { coachPath, methodPath } from "~/essay/form/input";
import { namedModel } from "~/essay/model/answer.server";
import { rules } from "~/essay/rules/all";
import { MethodPage } from "~/essay/views/method-page";
import { cached, cachedWhole } from "~/http/cache";
import { plain, structuredMeta, toolsCrumb } from "~/seo/structured-meta";
import firstReading from "../../../content/evaluation/essay/first-reading.json";
import gate from "../../../content/evaluation/essay/gate.json";
import results from "../../../content/evaluation/essay/results.json";

export const headers = cachedWhole([], cached("everyone"));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "How the essay coach reads",
      description:
        "Every rule of the essay coach with its examples and its source, and how often it’s right on drafts written for the purpose.",
      path: methodPath,
    },
    { name: "How the essay coach reads", under: [toolsCrumb, { to: coachPath, label: "Essay coach" }], is: plain() },
  );

/** The rules without what finds: the page needs their words alone. */
export const loader = forEveryone.loader(() => ({
  results,
  gate,
  firstReadings: firstReading.readings,
  model: namedModel(),
  checks: collegeChecks.map(({ id, name, why, where, source, flags, passes }) => ({
    id,
    name,
    why,
    where,
    source,
    flags,
    passes,
  })),
  rules: rules.map(({ id, kind, name, why, where, allowed, source, flags, passes }) => ({
    id,
    kind,
    name,
    why,
    where,
    allowed,
    source,
    flags,
    passes,
  })),
}));

export default function EssayMethod() {
  return <MethodPage {...useLoaderData<typeof loader>()} />;
}
