import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { kitchenTablePath } from "~/cost/asked-colleges";
import { useKeptIds } from "~/student/list/keep-button";

/** Opened without colleges, the page goes on to those of this device’s list. */
export function useOwnColleges(empty: boolean): void {
  const ids = useKeptIds();
  const navigate = useNavigate();
  const path = ids.length === 0 ? "" : `${kitchenTablePath}?unitids=${ids.join(",")}`;
  useEffect(() => {
    if (empty && path !== "") navigate(path, { replace: true });
  }, [empty, path, navigate]);
}
