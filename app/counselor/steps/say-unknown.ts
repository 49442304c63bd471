import { collegePath } from "~/colleges/address";
import { say } from "~/counselor/answer/evidence";
import { type Reply, without } from "~/counselor/answer/reply";
import { shortName } from "../tools/college-evidence";
import { nearest, passagesFor } from "./quote-library";
import type { Step } from "./step";

/** The office that knows what we don't, by what the question is about. */
function officeFor(bare: string, college: string | null): string {
  const of = college === null ? "the college’s" : `${college}’s`;
  if (/\b(?:aid|fafsa|grant|scholarship|loan|pell|award|appeal|verification)\w*\b/.test(bare))
    return `${of} financial aid office`;
  if (
    /\b(?:apply|application|admission|admit|accept|deadline|transcript|sat|act|gpa|major|program|transfer)\w*\b/.test(
      bare,
    )
  )
    return `${of} admission office`;
  if (/\b(?:bill|tuition|payment|refund)\w*\b/.test(bare)) return `${of} student accounts office`;
  if (/\b(?:dorm|housing|roommate|meal)\w*\b/.test(bare)) return `${of} housing office`;
  return college === null ? "your school counselor" : `${of} admission office`;
}

/** Nothing here says it: says so, names whom to ask, and the nearest pages. */
export const sayUnknown: Step = {
  name: "say what isn't known",
  run({ asked, ground }): Reply {
    const { colleges, understood } = asked();
    const [college] = colleges;
    const office = officeFor(understood.bare, college === undefined ? null : shortName(college));
    const link =
      college === undefined ? [] : [{ url: collegePath(college), title: `What we know about ${shortName(college)}` }];
    const words = understood.spanish
      ? "No encontré una respuesta segura en nuestras páginas, así que prefiero no adivinar."
      : "I don’t have a checked answer to that, so I won’t guess.";
    const { found } = passagesFor(asked(), ground);
    const near = nearest(found.filter(({ score }) => score > 0.35));
    return without(
      "not known",
      [say(`${words} ${understood.spanish ? "Pregunte a" : "Ask"} ${office}.`)],
      [...link, ...near],
    );
  },
};
