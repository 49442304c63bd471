import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { revalidateWith } from "~/connection/cache/refresh";
import { isQuiet } from "./router";

/** Lets the data layer ask again for the data of the open page. Draws nothing. */
export function Revalidation() {
  const { revalidate } = useRevalidator();
  useEffect(() => revalidateWith(() => isQuiet() && revalidate()), [revalidate]);
  return null;
}
