import { Link } from "@remix-run/react";
import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "~/design/button";
import { listPath } from "~/match/quiz/steps";
import type { MatchMessage } from "~/match/spanish/messages";
import { useLanguage, useTranslate } from "~/translation-context";
import { DownloadForm, useKeptAnswers } from "./list-form";
import { useMadeOnDevice } from "./on-device";

/** Print, save and share. Copying and printing need JavaScript; the link and the file do not. */
export function Share({ origin }: { origin: string }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const { search, money } = useKeptAnswers();
  const hydrated = useHydrated();
  const onDevice = useMadeOnDevice();
  const [said, setSaid] = useState("");
  const link = `${origin}${listPath(search, language)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t("Copied."));
    } catch {
      setSaid(t("Your browser didn’t allow copying. Select the address and copy it."));
    }
  }

  return (
    <div className="grid gap-5 print:hidden">
      <div>
        <p className="max-w-[42rem]">
          {money === null
            ? t("This link opens the same list on any device. Anyone who has it can see your answers.")
            : t(
                "This link opens the same list on any device. Anyone who has it can see your answers, but nothing about money. We leave that out of the link.",
              )}
        </p>
        <p className="mt-2 max-w-[42rem] rounded-md border border-rule bg-sunken px-3 py-2 text-sm break-all">
          <Link to={listPath(search, language)}>{link}</Link>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {hydrated && (
          <Button type="button" onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            {t("Copy the link")}
          </Button>
        )}
        {hydrated && (
          <Button type="button" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t("Print")}
          </Button>
        )}
        {!onDevice && (
          <DownloadForm path="/college-match-quiz/results.csv">
            <Button>
              <Download aria-hidden="true" className="size-4" />
              {t("Save as a spreadsheet")}
            </Button>
          </DownloadForm>
        )}
        <span role="status" className="text-muted">
          {said}
        </span>
      </div>
    </div>
  );
}
