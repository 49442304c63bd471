import { describe, expect, it } from "vitest";
import { toWhomItTells } from "./about-child";
import { dangerOf } from "./danger";
import type { DangerTone, Language } from "./kinds/rules";

const said = (text: string, tone: DangerTone = "self-harm", language: Language = "en") =>
  toWhomItTells(dangerOf("self-harm", tone, language), text).words;

describe("what is said to a parent", () => {
  it.each([
    "My daughter got rejected everywhere and says there's no point in being here anymore",
    "I found pills hidden under my son's bed and a goodbye note",
    "my kid texted me he wants to die and I don't know what to do",
    "our oldest daughter cuts her arms, I saw it",
  ])("speaks of the child: %s", (text) => expect(said(text)[0]).toMatch(/^I’m so sorry.*your child now/));

  it("calls a grandchild one, and a child in Spanish by its name", () => {
    expect(said("My grandson said he doesn't want to live")[0]).toContain("your grandchild");
    expect(said("mi hija dice que se quiere morir", "self-harm", "es")[0]).toContain("tu hijo o tu hija");
  });

  it.each([
    "I want to die and my kids would be better off",
    "my daughter got rejected and I can't do this anymore",
    "my daughter's friend says she wants to die",
    "I want to kill myself",
    "my son hits me and I feel like dying",
    "my best friend's kid brother wants to die",
  ])("keeps the words for whoever writes, or for a friend: %s", (text) =>
    expect(said(text)).toEqual(dangerOf("self-harm", "self-harm", "en").words),
  );

  it("asks about the child where it's unsure, and leaves what says nothing of who it is", () => {
    expect(said("my son gave away his guitar", "hint")[0]).toMatch(/is your child safe tonight/);
    expect(said("my son never came home", "lost")).toEqual(dangerOf("self-harm", "lost", "en").words);
  });

  it.each(["self-harm", "taken", "eating", "hint"] as const)("%s: no number but those of our sources", (tone) => {
    const text = [...said("my son", tone), ...said("mi hijo", tone, "es")].join(" ");
    expect(text.match(/\d+/g)?.filter((number) => !["988", "911"].includes(number)) ?? []).toEqual([]);
    expect(text).not.toMatch(/[{}]|\busted\b|\bsu hijo\b/);
  });
});
