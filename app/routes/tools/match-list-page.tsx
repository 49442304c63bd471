import { Link, type ShouldRevalidateFunction, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Page, PageHeading } from "~/design/layout";
import { usePosted } from "~/http/posted";
import { FiguresOpen } from "~/match/live/figures-open";
import { WhenTouched } from "~/match/live/when-touched";
import { MoneyStep } from "~/match/quiz/money-step";
import { AroundListForm } from "~/match/results/list-form";
import { Result } from "~/match/results/result";
import type { MatchMessage } from "~/match/spanish/messages";
import { useTranslate } from "~/translation-context";
import type { answerList, openList } from "./match-answer.server";

/** With scripts: what a post answers takes the place of the loader's list, which isn't asked for again. */
export const keepsPosted: ShouldRevalidateFunction = ({ formMethod, actionResult, defaultShouldRevalidate }) =>
  formMethod === "POST" && actionResult !== undefined ? false : defaultShouldRevalidate;

const listPreview = () => import("~/match/live/list-preview").then(({ ListPreview }) => ListPreview);
const following = (form: ReactNode) => <WhenTouched load={listPreview}>{form}</WhenTouched>;

/** The list, or the step about money where an amount could not be read, in the language around it. */
export function ListPage() {
  const { listing } = useLoaderData<typeof openList>();
  const posted = usePosted<typeof answerList>();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  if (posted?.kind === "fix") return <MoneyStep {...posted} />;
  const shown = posted?.kind === "list" ? posted : { listing, money: null };
  if (shown.listing === null) return <ShowAgain />;
  return (
    <AroundListForm.Provider value={following}>
      <FiguresOpen>
        <Result listing={shown.listing} money={shown.money} origin={origin} />
      </FiguresOpen>
    </AroundListForm.Provider>
  );
}

/** The answer to a post is gone from the page, and there is no list without money yet. */
function ShowAgain() {
  const t = useTranslate<MatchMessage>();
  const { pathname, search } = useLocation();
  return (
    <Page>
      <PageHeading above={t("College match quiz")} title={t("Your college list")} />
      <Link to={pathname + search} reloadDocument>
        {t("Show the list")}
      </Link>
    </Page>
  );
}
