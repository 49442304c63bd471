import { Link } from "@remix-run/react";
import type { FormEventHandler } from "react";
import { Button, ButtonLink } from "~/design/button";
import { TextField } from "~/design/field";
import { Callout } from "~/design/layout";
import { More } from "~/design/more";
import type { Language } from "~/language";
import type { Evidence, Statement } from "./answer/evidence";
import { counselorPath } from "./answer/paths";
import { linesToShow } from "./answer/quoted-lines";
import type { Ask, NextStep, Reply } from "./answer/reply";
import type { Turn } from "./conversation";

interface AnswerProps {
  readonly turn: Turn;
  /** The newest one: only there can something be asked back. */
  readonly now: boolean;
  /** Fragment of the newest answer, where each form of the page leads. */
  readonly id?: string | undefined;
  readonly hidden: HiddenFields;
  readonly onAsk: OnAsk;
}

/** Takes a form of the page over, where answers come sentence by sentence. */
export type OnAsk = FormEventHandler<HTMLFormElement> | undefined;

/** What the page says around an answer, in the language of the answer. */
const labels = {
  en: {
    question: "Question",
    readOn: "Read on",
    nearest: "Nearest pages",
    people: "People you can reach now",
    quoted: "Word for word from ",
    known: "How we know: ",
    reviewed: "reviewed ",
    answer: "Answer with that",
    more: "More from there, word for word",
    others: "Or did you mean one of these?",
  },
  es: {
    question: "Pregunta",
    readOn: "Para leer más",
    nearest: "Páginas cercanas",
    people: "Personas con quienes hablar ahora",
    quoted: "Palabra por palabra de ",
    known: "Cómo lo sabemos: ",
    reviewed: "revisado ",
    answer: "Responder con eso",
    more: "Más de ahí, palabra por palabra",
    others: "¿O quiso preguntar por esto?",
  },
} as const;

/** One question and its answer: the sentences, how we know each, and the next step. */
export function AnswerTurn({ turn, now, id, hidden, onAsk }: AnswerProps) {
  const { question, reply, note } = turn;
  const { language = "en" } = reply;
  const say = labels[language];
  return (
    <article
      id={id}
      lang={reply.language}
      className="scroll-mt-28 border-t border-rule py-8 print:py-4"
      aria-label={`${say.question}: ${question.slice(0, 120)}`}
    >
      <h2 className="max-w-[46rem] text-2xl whitespace-pre-wrap wrap-anywhere">{question}</h2>
      <div className="mt-4 max-w-[46rem] space-y-5">
        {reply.statements.map((statement) => (
          <Said key={`${statement.text} ${statement.evidence[0]?.url}`} statement={statement} language={language} />
        ))}
        {reply.others !== undefined && (
          <div>
            <h3 className="text-base font-sans">{say.others}</h3>
            {reply.others.map(({ heading, ...statement }) => (
              <More key={statement.evidence[0]?.url} title={heading} className="mt-1">
                <Said statement={statement} language={language} />
              </More>
            ))}
          </div>
        )}
        {reply.help !== null && <People reply={reply} language={language} />}
        {now &&
          reply.asks.map((one) => (
            <AskForm
              key={one.question}
              ask={one}
              isSaid={reply.statements.some(({ text }) => text === one.question)}
              question={question}
              hidden={hidden}
              onAsk={onAsk}
              language={language}
            />
          ))}
        {reply.pages.length > 0 && reply.status !== "danger" && (
          <div>
            <h3 className="text-base font-sans">{reply.status === "answered" ? say.readOn : say.nearest}</h3>
            <ul className="mt-1">
              {reply.pages.map(({ url, title }) => (
                <li key={url} className="py-1">
                  <Link to={url} {...(url.startsWith("/") ? {} : { rel: "noopener noreferrer" })}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {note !== null && <p className="text-sm text-muted">{note}</p>}
        {reply.next.length > 0 && (
          <ul className="flex flex-wrap gap-3 print:hidden">
            {reply.next.map((step) => (
              <li key={step.label}>
                <Next step={step} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** One statement with what it rests on. */
export function Said({ statement, language = "en" }: { statement: Statement; language?: Language }) {
  const { text, quoted, heading, more = [], evidence } = statement;
  const say = labels[language];
  return (
    <div>
      {quoted ? (
        <blockquote className="space-y-2 border-s-4 border-brand ps-4 text-lg leading-relaxed">
          {heading !== undefined && <p className="font-semibold">{heading}</p>}
          <QuotedLines lines={text.split("\n")} />
        </blockquote>
      ) : (
        <p className="text-lg leading-relaxed">
          <WithNumbers text={text} />
        </p>
      )}
      {evidence.length > 0 && (
        <p className="mt-1.5 text-sm text-muted">
          {quoted ? say.quoted : say.known}
          {evidence.map((one, at) => (
            <span key={`${one.url} ${one.title}`}>
              {at > 0 && "; "}
              <Link to={one.url}>{one.title}</Link>
              {sourceWords(one, say.reviewed)}
            </span>
          ))}
          .
        </p>
      )}
      {more.length > 0 && (
        <More title={say.more} className="mt-1 text-sm">
          <blockquote className="-ms-6 space-y-2 border-s-4 border-rule ps-4 text-base">
            <QuotedLines lines={more} />
          </blockquote>
        </More>
      )}
    </div>
  );
}

/** The short numbers for help, as links that dial; "$988" and "1,911" are none. */
const helpNumber = /(?<![\d$.,-])(988|911)(?![\d%]|[.,-]\d)/;

/** A sentence in which a number for help can be pressed. */
function WithNumbers({ text }: { text: string }) {
  const parts = text.split(helpNumber);
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
      <a key={at} href={`tel:${part}`}>
        {part}
      </a>
    ),
  );
}

/** Lines of a page: sentences as paragraphs, items of a list as one. */
function QuotedLines({ lines }: { lines: readonly string[] }) {
  return linesToShow(lines).map(({ items, lines: own }) =>
    items ? (
      <ul key={own.join("\n")} className="list-disc space-y-1 ps-5">
        {own.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={own.join("\n")}>{own.join(" ")}</p>
    ),
  );
}

/** Publication and year; a list of many sources is on the page itself. */
function sourceWords({ source, year }: Evidence, reviewed: string): string {
  const when = year.replace(/^reviewed /, reviewed);
  return source.length > 150 ? ` (${when})` : ` (${source}, ${when})`;
}

/** People to call, where there is danger. */
export function People({ reply, language = "en" }: { reply: Pick<Reply, "help">; language?: Language }) {
  return (
    <Callout kind="care" title={labels[language].people}>
      <ul>
        {(reply.help ?? []).map(({ name, how, url }) => (
          <li key={name} className="py-1">
            <strong>{url === undefined ? name : <a href={url}>{name}</a>}</strong>: <WithNumbers text={how} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

export type HiddenFields = readonly (readonly [name: string, value: string])[];

export function Hidden({ fields }: { fields: HiddenFields }) {
  return fields.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: earlier questions may be the same twice, and never change places
    <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
  ));
}

interface AskFormProps extends Pick<AnswerProps, "hidden" | "onAsk"> {
  readonly ask: Ask;
  /** Whether the answer itself asks it already. */
  readonly isSaid: boolean;
  readonly question: string;
  readonly language: Language;
}

/** The one thing an answer lacks, in a field of its own; or readings of the question to choose from. */
function AskForm({ ask, isSaid, question, hidden, onAsk, language }: AskFormProps) {
  if (ask.choices.length > 0) {
    return (
      <form method="post" action={`${counselorPath}#answer`} onSubmit={onAsk} className="print:hidden">
        <Hidden fields={hidden} />
        {!isSaid && <p className="font-semibold">{ask.question}</p>}
        <p className="mt-2 flex flex-wrap gap-3">
          {ask.choices.map((choice) => (
            <Button key={choice} name="question" value={choice}>
              {choice}
            </Button>
          ))}
        </p>
      </form>
    );
  }
  return (
    <form
      method="post"
      action={`${counselorPath}#answer`}
      onSubmit={onAsk}
      className="flex flex-wrap items-end gap-3 print:hidden"
    >
      <Hidden fields={hidden.filter(([name]) => name !== ask.field)} />
      <input type="hidden" name="question" value={question} />
      <div className="min-w-[min(15rem,100%)] flex-1">
        <TextField
          label={ask.question}
          name={ask.field}
          id={`ask-${ask.field}`}
          autoComplete="off"
          maxLength={60}
          {...(ask.field === "income" ? { before: "$", inputMode: "numeric" as const } : {})}
          {...(ask.field === "gpa" ? { inputMode: "decimal" as const } : {})}
        />
      </div>
      <Button>{labels[language].answer}</Button>
    </form>
  );
}

function Next({ step: { label, path, post } }: { step: NextStep }) {
  if (post === null) return <ButtonLink to={path}>{label}</ButtonLink>;
  return (
    <form method="post" action={path}>
      <Hidden fields={Object.entries(post)} />
      <Button>{label}</Button>
    </form>
  );
}
