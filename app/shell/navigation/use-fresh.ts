import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Freshness, whileLooking } from "~/connection/while-looking";
import { isQuiet } from "./router";

/**
 * Asks again for the data of the open page as its profile says, unless a form was answered or something is under way.
 *
 * @param name the address of the page
 * @param freshness null while nothing is to be asked
 * @param asking told each time
 */
export function useFresh(name: string, freshness: Freshness | null, asking?: () => void): void {
  const { revalidate } = useRevalidator();
  const again = useRef(() => {});
  useEffect(() => {
    again.current = () => {
      asking?.();
      if (isQuiet()) revalidate();
    };
  });
  const { profile, pause } = freshness ?? {};
  useEffect(() => {
    if (profile !== undefined) return whileLooking(name, () => again.current(), { profile, pause });
  }, [name, profile, pause]);
}
