import type { MetaDescriptor } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { site } from "~/site";
import { wordsOfStatus } from "./errors";
import { resubmissionIn, resubmissionTitle } from "./resubmission";

/** Title of an error screen, for the route whose boundary shows it; nothing for a page that opens. */
export function errorTitle(error: unknown): MetaDescriptor[] {
  if (!error) return [];
  const words = isRouteErrorResponse(error) ? wordsOfStatus(error.status) : null;
  const resubmission = isRouteErrorResponse(error) ? resubmissionIn(error.data) : null;
  const title = resubmission === null ? (words?.title ?? "Something went wrong") : resubmissionTitle(resubmission);
  return [{ title: `${title} · ${site.name}` }, { name: "robots", content: "noindex" }];
}
