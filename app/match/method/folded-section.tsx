import type { ReactNode } from "react";
import { FoldNarrow } from "~/design/fold-narrow";
import { Section } from "~/design/layout";
import type { MethodMessage } from "~/match/spanish/method";
import { useTranslate } from "~/translation-context";

/** A part of the method that few read: on a phone a line opens it. */
export function FoldedSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const t = useTranslate<MethodMessage>();
  return (
    <Section id={id} title={title}>
      <FoldNarrow title={t("Read this part")} of={title}>
        {children}
      </FoldNarrow>
    </Section>
  );
}
