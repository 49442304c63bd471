import {
  Link,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRevalidator,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Page, PageHeading } from "~/design/layout";
import { usePosted } from "~/http/posted";
import { pathIn } from "~/language";
import { FiguresOpen } from "~/match/live/figures-open";
import { WhenTouched } from "~/match/live/when-touched";
import { MoneyStep } from "~/match/quiz/money-step";
import { quizPath, stepPath } from "~/match/quiz/steps";
import { AroundListForm } from "~/match/results/list-form";
import { MadeOnDevice } from "~/match/results/on-device";
import { Result } from "~/match/results/result";
import type { MatchMessage } from "~/match/spanish/messages";
import { useLanguage, useTranslate } from "~/translation-context";
import type { answerList, openList } from "./match-answer.server";
import type { listHere, postedListHere } from "./match-on-device.client";

/** With scripts: what a post answers takes the place of the loader's list, which isn't asked for again. */
export const keepsPosted: ShouldRevalidateFunction = ({ formMethod, actionResult, defaultShouldRevalidate }) =>
  formMethod === "POST" && actionResult !== undefined ? false : defaultShouldRevalidate;

const listPreview = () => import("~/match/live/list-preview").then(({ ListPreview }) => ListPreview);
const following = (form: ReactNode) => <WhenTouched load={listPreview}>{form}</WhenTouched>;

/** The list, or the step about money where an amount could not be read, in the language around it. */
export function ListPage() {
  const loaded = useLoaderData<typeof openList | typeof listHere>();
  const posted = usePosted<typeof answerList | typeof postedListHere>();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  if (posted?.kind === "fix") return <MoneyStep {...posted} />;
  const shown = posted?.kind === "list" ? posted : { ...loaded, money: null };
  if ("beyond" in shown && shown.beyond !== undefined) return <BeyondTheDevice search={shown.beyond} />;
  if (shown.listing === null) return <ShowAgain />;
  return (
    <AroundListForm.Provider value={following}>
      <FiguresOpen>
        <MadeOnDevice.Provider value={"onDevice" in shown}>
          <Result listing={shown.listing} money={shown.money} origin={origin} />
        </MadeOnDevice.Provider>
      </FiguresOpen>
    </AroundListForm.Provider>
  );
}

/** The list asks for more than the tables that are kept on the device have. */
function BeyondTheDevice({ search }: { search: string }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  return (
    <Page>
      <PageHeading
        above={<Link to={pathIn(language, quizPath)}>{t("College match quiz")}</Link>}
        title={t("Your college list")}
      >
        <p>
          {t(
            "You’re offline, and this device doesn’t know which colleges offer a single program, such as nursing. Without a connection, choose a whole field, such as health.",
          )}
        </p>
        <p>
          <Link to={stepPath("study", search, language)}>{t("Choose the whole field instead")}</Link>
        </p>
      </PageHeading>
    </Page>
  );
}

/**
 * There is no list on the page: the answer to a post is gone from it, or it was kept for when there's no connection.
 * It's asked for once more by itself.
 */
function ShowAgain() {
  const t = useTranslate<MatchMessage>();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(revalidate, [revalidate]);
  return (
    <Page>
      <PageHeading above={t("College match quiz")} title={t("Your college list")} />
      <Link to={pathname + search} reloadDocument>
        {t("Show the list")}
      </Link>
    </Page>
  );
}
