import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useProfile } from "~/student/profile/use-profile";
import type { MajorView } from "./major-view";

/** Where the device knows the home state and the address says no place, who teaches it is told for there at once. */
export function useKnownHome({ asked, address }: Pick<MajorView, "asked" | "address">, isPosted: boolean): void {
  const { state } = useProfile();
  const navigate = useNavigate();
  const isSaid = isPosted || asked.state !== "" || asked.zip !== "";
  const path = isSaid || state === undefined ? "" : `${address}${address.includes("?") ? "&" : "?"}state=${state}`;
  useEffect(() => {
    // Without a connection the page stays: it would be lost for the screen that says so.
    if (path !== "" && navigator.onLine) navigate(path, { replace: true, preventScrollReset: true });
  }, [path, navigate]);
}
