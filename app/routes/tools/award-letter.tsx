import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { isKeptOffline } from "~/connection/offline/kept-tools";
import { costPath, letterPath } from "~/cost/asked-colleges";
import { answerLetter } from "~/cost/letter/answer-letter";
import { letterAnswers } from "~/cost/letter/answers";
import { LetterFile } from "~/cost/letter/device/letter-file";
import { ForgetLetter, TextAsRead, useDeviceLetter } from "~/cost/letter/device/use-device-letter";
import { LetterForm, LinesForm } from "~/cost/letter/form";
import { letterBound } from "~/cost/letter/input";
import { letterCollege } from "~/cost/letter/letter.server";
import { LetterResult } from "~/cost/letter/result/letter-result";
import { ErrorSummary } from "~/design/error-summary";
import { Page, PageHeading, Section } from "~/design/layout";
import { SaveToPlan } from "~/design/save-to-plan";
import { startOver } from "~/design/use-kept-in-tab";
import { refusalOf } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";

const formAction = `${letterPath}#result`;

/** The empty page is the same for everyone; an answer holds a family's letter and is never stored. */
export const headers = cachedWhole("personal", ({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Award letter decoder",
      description:
        "A college’s aid offer from a photo, a PDF or its text: what’s a grant, what’s a loan, what you must find, and what to ask the aid office.",
      path: letterPath,
    },
    {
      name: "Award letter decoder",
      under: [toolsCrumb, { to: costPath, label: "College cost calculator" }],
      is: tool("FinanceApplication"),
    },
  );

export const loader = forEveryone.loader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const policy = searchParams.size === 0 ? cache.everyone : cache.reader;
  return data({ college: letterCollege(searchParams) }, { headers: { "Cache-Control": policy } });
});

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, letterBound);
  await startWork(request, form);
  const answer = answerLetter(form, letterCollege(form));
  return data(answer, { status: answer.status, headers: { "Cache-Control": cache.closed } });
});

export default function AwardLetter() {
  const opened = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const device = useDeviceLetter(posted, opened.college, isKeptOffline);
  const { answer } = device;
  const result = useMemo(
    () => (answer === undefined || answer.status === 200 ? undefined : refusalOf(answer.messages)),
    [answer],
  );
  const college = answer?.college ?? opened.college;
  const unitids = college === null ? "" : String(college.unitid);
  const { mistakes, report } = useMistakes(result);
  const rows = answer?.rows ?? null;
  const text = device.letter?.text ?? null;
  const of = { action: formAction, kept: answer?.kept ?? {}, unitids, result, report, posted: answer !== undefined };
  return (
    <Page>
      <PageHeading above={<Link to={costPath}>College cost calculator</Link>} title="Award letter decoder">
        <p>
          Aid offers mix gifts, loans and jobs.{" "}
          <span className="[@media(scripting:none)]:hidden">Take a photo of one, choose its PDF or paste it,</span>
          <span className="hidden [@media(scripting:none)]:inline">Paste one, or type its lines,</span> to see what you
          must find, what each line is, and what to ask{college === null ? "." : ` ${college.name}.`}
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {answer?.decoded && <LetterResult decoded={answer.decoded} college={college} />}
      {answer?.decoded && answer.lines !== null && (
        <div className="pb-8">
          <SaveToPlan tool="letter" answers={letterAnswers(answer.lines, college, answer.kept)}>
            Save this letter to my plan
          </SaveToPlan>
        </div>
      )}
      {rows !== null && (
        <Section id="lines" title="The lines as we read them">
          <p className="mb-3 max-w-[46rem] print:hidden">
            A computer program read them, so check each one. Amounts are for one year.
            {text !== null && " They’re still on this device alone."}
          </p>
          {text !== null && <TextAsRead text={text} />}
          <LinesForm key={answer?.read} {...of} rows={rows} onSubmit={device.onAgain} />
        </Section>
      )}
      {rows === null && (
        <Section id="paste" title="Your letter">
          <LetterFile college={college} onRead={device.show} />
          <LetterForm {...of} onSubmit={device.onRead} />
        </Section>
      )}
      {rows !== null && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule py-6 print:hidden">
          <a href={college === null ? letterPath : `${letterPath}?unitids=${unitids}`} onClick={startOver}>
            Start with another letter
          </a>
          <ForgetLetter path={letterPath} />
        </p>
      )}
    </Page>
  );
}
