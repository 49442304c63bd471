import { useState } from "react";
import { Section } from "~/design/layout";
import { DraftEditor } from "./draft-editor";
import type { DraftPage } from "./draft-view";
import { PeoplesQuestions } from "./peoples-questions";

/** The field of the draft, and below it what people asked about the words that stand in it now. */
export function TextAndQuestions({
  page,
  address,
  typed,
  errors,
}: {
  page: DraftPage;
  /** Of this page. */
  address: string;
  typed: string | null;
  errors: readonly string[] | undefined;
}) {
  const [text, setText] = useState(typed ?? page.newest?.text ?? "");
  const { length } = page.questions;
  return (
    <>
      <section id="text" aria-label="The draft" className="max-w-[60rem] scroll-mt-28 border-t border-rule pt-8 pb-10">
        <DraftEditor page={page} address={address} typed={typed} errors={errors} text={text} setText={setText} />
      </section>
      <div className={length === 0 ? "print:hidden" : undefined}>
        <Section id="people-ask" title={length === 0 ? "Questions people left" : `Questions people left (${length})`}>
          <PeoplesQuestions page={page} address={address} text={text} />
        </Section>
      </div>
    </>
  );
}
