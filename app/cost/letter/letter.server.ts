import { catalogue } from "~/colleges/catalogue.server";
import { askedColleges } from "~/cost/asked-colleges";
import type { LetterCollege } from "./answer-letter";

/** The college a letter is of, when the address or the form names one. */
export function letterCollege(params: URLSearchParams): LetterCollege | null {
  const [college] = askedColleges(params, catalogue().byUnitid).colleges;
  return college ? { unitid: college.unitid, name: college.name } : null;
}
