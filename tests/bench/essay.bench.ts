import { checkCollege } from "~/essay/college/check";
import { checkedCollege, everyName } from "~/essay/college/college.server";
import { evaluationDrafts } from "~/essay/evaluation/run.server";
import { readDraft } from "~/essay/reading/read-draft";
import { readText } from "~/essay/text/draft";
import { startSite } from "../setup/site";
import { type Figure, once, timed } from "./figures";
import { readOnAPhone } from "./slow-phone";

/**
 * Drafts of 650 words, put together from those of the evaluation; each is another one, so that nothing is remembered.
 * The goals: 50 ms on the server, 150 ms on a phone slowed four times.
 */
export async function figures(): Promise<readonly Figure[]> {
  const words = evaluationDrafts()
    .map(({ text }) => text)
    .join("\n\n")
    .split(/(?<=\s)/);
  const drafts = Array.from({ length: 100 }, (_, at) => {
    // From all over the drafts: the good ones come first, and there is little to mark in them.
    const from = (at * 397) % (words.length - 650);
    return words.slice(from, from + 650).join("");
  });
  const draftOf = (at: number) => drafts[at % drafts.length] ?? "";
  const read = (draft: string) => readDraft({ draft, prompt: "common-5", pasted: "", activities: "" });
  const college = checkedCollege(204501);
  const site = await startSite({ LOG_LEVEL: "warn" });
  const onAPhone = await readOnAPhone(site.origin, drafts.slice(0, 8)).finally(() => site.stop());
  return [
    ...onAPhone,
    await once("the first draft", () => read(draftOf(99))),
    timed("read a draft of 650 words", 200, (at) => read(draftOf(at))),
    await once("names of colleges", () => everyName()),
    timed(
      "check it against one college",
      100,
      (at) => college && checkCollege(readText(draftOf(at)), college, everyName()),
    ),
  ];
}
