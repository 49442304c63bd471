import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lengthOf, readActivities, readEntries } from "./activities";

const entries = (fields: Record<string, string>) => readEntries(new URLSearchParams(fields));
const notes = (description: string) =>
  readActivities(entries({ position1: "Clerk", description1: description })).entries[0]?.notes.map(({ what }) => what);

describe("the activities list", () => {
  it("leaves out what is empty and keeps the order", () => {
    const read = entries({ description2: "Fed 42 calves", position5: "Captain", meaning5: "7" });
    expect(read.map(({ position, description, meaning }) => [position, description, meaning])).toEqual([
      ["", "Fed 42 calves", null],
      ["Captain", "", null],
    ]);
  });

  it("counts characters against the limits, spaces too", () => {
    const [first] = readActivities(
      entries({ position1: "a ".repeat(26), description1: `Fed 1 ${"x".repeat(144)}` }),
    ).entries;
    expect(first?.characters).toEqual({ position: 51, organization: 0, description: 150 });
    expect(first?.notes.map(({ field }) => field)).toEqual(["position"]);
  });

  it("keeps and counts what is far too long whole", () => {
    const [read] = readActivities(entries({ description1: "Fed calves. ".repeat(100) })).entries;
    expect([read?.entry.description.length, read?.characters.description]).toEqual([1_199, 1_199]);
  });

  it("looks for a verb at the beginning and a number", () => {
    expect(notes("Fed and weighed 42 calves at 5 a.m.")).toEqual([]);
    expect(notes("Responsible for calves")).toHaveLength(2);
    expect(notes("Sold 40 cakes for my school")).toHaveLength(1);
    expect(notes("")).toEqual(["Nothing says what you did."]);
  });

  it("asks about the order when something means more than what stands above it", () => {
    const fields = { position1: "A", meaning1: "1", position2: "B", position3: "C", meaning3: "3" };
    expect(readActivities(entries(fields)).order).toMatch(/entry 3 means more to you than entry 1/);
    expect(readActivities(entries({ ...fields, meaning1: "3" })).order).toBeNull();
    expect(readActivities(entries({ ...fields, meaning1: "3" })).byMeaning).toBeNull();
  });

  it("lays the list out by what the student said, and puts last what they said nothing of", () => {
    const fields = { position1: "A", meaning1: "1", position2: "B", position3: "C", meaning3: "3", position4: "D" };
    const { byMeaning } = readActivities(entries({ ...fields, meaning4: "3" }));
    expect(byMeaning?.map(({ number }) => number)).toEqual([3, 4, 1, 2]);
  });

  it("counts and notes what the help article says it does", () => {
    const page = readFileSync("content/help/activities-list.md", "utf8");
    const counted = [...page.matchAll(/"([^"]+)" \((\d+)\)/g)].map(([, text = "", count]) => [text, Number(count)]);
    expect(counted).toHaveLength(8);
    expect(counted.map(([text]) => [text, lengthOf(String(text))])).toEqual(counted);
    const beginningWith = (start: string) => String(counted.find(([text]) => String(text).startsWith(start))?.[0]);
    expect(notes(beginningWith("My job at the store"))).toEqual([
      "31 characters over the 150 that fit.",
      expect.stringContaining("begin with what you did"),
      expect.stringContaining("no number"),
      expect.stringContaining("“I” and “my” take up room"),
    ]);
    expect(notes(beginningWith("Ring up 90 customers"))).toEqual([]);
  });
});
