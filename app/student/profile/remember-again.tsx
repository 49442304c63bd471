import { useEffect, useState } from "react";
import { Button } from "~/design/button";
import { isOff, turnOff } from "./device";

/** The way back for somebody who said that nothing is to be remembered. */
export function RememberAgain() {
  const [off, setOff] = useState(false);
  useEffect(() => setOff(isOff()), []);
  if (!off) return null;
  return (
    <p className="mt-6 max-w-[46rem] text-sm text-muted print:hidden">
      You asked us not to remember what you type in this browser.{" "}
      <Button
        type="button"
        look="quiet"
        onClick={() => {
          turnOff(false);
          setOff(false);
        }}
      >
        Remember it again
      </Button>
    </p>
  );
}
