import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { isOwnSearch, matchNames, type ProfileName, profileFields } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";
import { type Asked, answerNames, compareAddress } from "./asked";

const isNoMoney = (name: ProfileName) => answerNames.includes(name);

/**
 * The address of a comparison with what this device knows and the address didn't say, such as the home state, by which
 * a public college's price is told. Money isn't among it, and another student's link stays as it is. A table that was
 * made without it is made again.
 *
 * @param asked what the table was made from
 * @param again false where the table stays as it is: it has no college yet, or it was made from a form
 * @param onDevice the table was made without a connection, so it can be made again
 * @returns `typed`: the answers by name, for a link that leads to a comparison; `remade`: a table with them is on its
 *   way
 */
export function useKnownAnswers(
  asked: Asked,
  again: boolean,
  onDevice: boolean,
): { readonly typed: Asked["typed"]; readonly remade: boolean } {
  const navigate = useNavigate();
  const profile = useProfile();
  const own = isOwnSearch(profile, compareAddress(asked).split("?")[1] ?? "");
  const missing = matchNames.filter((name) => own && isNoMoney(name) && asked.typed[name] === "");
  const known = profileFields(profile, missing);
  const typed = { ...asked.typed, ...known };
  // What can't be made without a connection stays: it would be lost for the screen that says so.
  const remade = again && Object.keys(known).length > 0 && (onDevice || navigator.onLine);
  const path = remade ? compareAddress({ ...asked, typed }) : "";
  useEffect(() => {
    if (path !== "") navigate(path, { replace: true, preventScrollReset: true });
  }, [path, navigate]);
  return { typed, remade };
}
