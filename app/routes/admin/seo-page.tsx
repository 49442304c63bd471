import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { Headings, numbered, PageFacts, PathList } from "~/admin/seo/page-sheet";
import { seoPath } from "~/admin/seo/paths";
import { SeoPage } from "~/admin/seo/seo-page";
import { momentInUtc } from "~/calendar/moment";
import { checkOf } from "~/crawl/checks";
import { storedFindings, storedPage } from "~/crawl/stored.server";
import { Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

/** The sheet of the page that the address names. */
export const loader = forAdmin.loader(async ({ request }) => {
  const path = new URL(request.url).searchParams.get("path") ?? "";
  const page = await storedPage(database(), path);
  if (page === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  const findings = (await storedFindings(database(), path)).map(({ id, check, words, state }) => {
    const { title = check, why = "" } = checkOf(check) ?? {};
    return { id, title, why, words, state };
  });
  return { page, findings };
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "SEO sheet",
    description:
      "One public page as the last crawl saw it: what it says of itself, its links and its faults. For administrators.",
    path: `${seoPath}/page`,
    index: false,
  });

const stateWords = { new: "New", open: "Found before, too", mended: "Fixed" } as const;

export default function SeoSheet() {
  const { page, findings } = useLoaderData<typeof loader>();
  const { sheet } = page;
  const written = (figure: number | null, unit: string) =>
    figure === null ? "not known" : `${figure.toLocaleString("en-US")} ${unit}`;
  const facts = [
    [
      "Answer",
      `${page.status === 0 ? "none" : page.status} in ${written(page.milliseconds, "ms")}, ${written(page.bytes, "bytes")}`,
    ],
    ["Cache policy", page.cache || "none"],
    ["Sitemap", page.in_sitemap === 1 ? "names it" : "does not name it"],
    ["Changed", page.updated ?? "not known"],
    ["Text", page.words === null ? "none" : `${written(page.words, "words")}, grade ${(page.grade ?? 0) / 10}`],
    ["Clicks from home", page.depth ?? "not known"],
    ["Links", `${written(page.links_in, "pages link to it")}, it links to ${written(page.links_out, "pages")}`],
  ] as const;
  return (
    <SeoPage
      title={page.title || page.path}
      intro={
        <p className="wrap-anywhere">
          <a href={page.path}>{page.path}</a>, as of {momentInUtc(page.crawled_at)}
        </p>
      }
    >
      <Section id="findings" title="Found here">
        {findings.length === 0 && <p>Nothing.</p>}
        <ul>
          {findings.map(({ id, title, why, words, state }) => (
            <li key={id} className="border-t border-rule py-3">
              <p className="font-semibold">
                {title} <span className="text-sm font-normal text-muted">{stateWords[state]}</span>
              </p>
              <p className="wrap-anywhere">{words}</p>
              <p className="text-sm text-muted">{why}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="facts" title="What it says of itself">
        <PageFacts sheet={sheet} facts={facts} />
      </Section>
      <Section id="headings" title="Headings">
        <Headings headings={sheet.headings} />
      </Section>
      <Section id="data" title="Structured data and images">
        {sheet.structured.length === 0 && <p>No structured data.</p>}
        <ul>
          {numbered(sheet.structured).map(({ kind, faults, place }) => (
            <li key={`data ${place}`} className="py-1 wrap-anywhere">
              {kind}: {faults.length === 0 ? "as it must be" : faults.join("; ")}
            </li>
          ))}
          {numbered(sheet.images).map(({ source, alternative, place }) => (
            <li key={`image ${place}`} className="py-1 wrap-anywhere">
              {source}: {alternative === null ? "no alternative" : alternative === "" ? "only decorates" : alternative}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="links-in" title="Pages that link here">
        <PathList paths={sheet.linksIn} empty="None of its own, or every page does." />
      </Section>
      <Section id="links-out" title="Where it links to, beside what every page does">
        <PathList paths={sheet.links} empty="Nowhere." />
        {sheet.outside.length > 0 && <p className="mt-4 text-sm">Other sites: {sheet.outside.join(", ")}</p>}
      </Section>
    </SeoPage>
  );
}
