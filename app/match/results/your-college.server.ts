import { z } from "zod";
import { catalogue } from "~/colleges/catalogue.server";
import { studentPriceTrace } from "~/colleges/price/price-trace";
import { knowsRecord } from "~/match/model/academics";
import { chanceTrace } from "~/match/model/chance-trace";
import { type Answers, parseAnswers } from "~/match/model/input";
import { modelOf, rankOne, studentOf } from "~/match/model/rank";
import type { YourCollege } from "~/student/profile/your-college";
import { homeOf } from "./home.server";
import { lineOf } from "./line";

const asked = z.coerce.number().int();

/**
 * Chance and price of one college for one student, as the match list would print them. Null where the answers cannot be
 * read or there is no such college.
 * @param form answers of the quiz with their names there, money too, and `unitid`
 * @param today YYYY-MM-DD, by which dated facts may have expired
 */
export function yourCollege(form: URLSearchParams, today: string): YourCollege | null {
  const unitid = asked.safeParse(form.get("unitid"));
  const parsed = parseAnswers(form, Number(today.slice(0, 4)));
  if (!unitid.success || !parsed.ok) return null;
  return ofCollege(unitid.data, parsed.answers, today);
}

function ofCollege(unitid: number, answers: Answers, today: string): YourCollege | null {
  const model = modelOf(catalogue().all);
  const item = model.byUnitid.get(unitid);
  if (item === undefined) return null;
  const student = studentOf(answers, homeOf(answers.zip), today);
  const ranked = rankOne(model, item, student);
  const { label, chance, price, priceNote } = lineOf(model, ranked, student);
  const { low, mid, high } = chance;
  const trace = chanceTrace(item, student);
  const record = knowsRecord(student.academics);
  const priceTrace = ranked.price === null ? null : studentPriceTrace(ranked.price);
  return { record, label, chance: { low, mid, high }, trace, price, priceNote, priceTrace };
}
