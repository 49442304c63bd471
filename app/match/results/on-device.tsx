import { createContext, useContext } from "react";
import { Callout } from "~/design/layout";

/** True where the list on the page was made on this device, without a connection. Only English pages are kept. */
export const MadeOnDevice = createContext(false);

export const useMadeOnDevice = () => useContext(MadeOnDevice);

/** What the list lacks until there's a connection again. */
export function OnDeviceNote() {
  return (
    <div className="mb-8 print:hidden">
      <Callout title="You’re offline. This list was worked out on this device.">
        <p>
          It’s the same list as with a connection. The map, the colleges’ own pages, comparing what these colleges cost,
          their dates, visits, the spreadsheet and saving to your plan need a connection.
        </p>
      </Callout>
    </div>
  );
}
