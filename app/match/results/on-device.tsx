import { createContext, useContext } from "react";
import { Callout } from "~/design/layout";
import type { MatchMessage } from "~/match/spanish/messages";
import { useTranslate } from "~/translation-context";

/** True where the list on the page was made on this device, without a connection. */
export const MadeOnDevice = createContext(false);

export const useMadeOnDevice = () => useContext(MadeOnDevice);

/** What the list lacks until there's a connection again. */
export function OnDeviceNote() {
  const t = useTranslate<MatchMessage>();
  return (
    <div className="mb-8 print:hidden">
      <Callout title={t("You’re offline. This list was worked out on this device.")}>
        <p>
          {t(
            "It’s the same list as with a connection. The map, pages of colleges that aren’t kept on this device, comparing what these colleges cost, their dates, visits, the spreadsheet and saving to your plan need a connection.",
          )}
        </p>
      </Callout>
    </div>
  );
}
