import { describe, expect, it } from "vitest";
import { z } from "zod";
import { pressed, pressedAbout } from "./pressed";
import { hidden, intent, readIntent } from "./read-intent.server";

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);

describe("which button a form was sent with", () => {
  it("is the one whose value was posted", () => {
    expect(pressed(form({ intent: "leave" }), ["confirm", "leave"])).toBe("leave");
    expect(pressed(form({ do: "plan" }), ["find", "plan"], "do")).toBe("plan");
  });

  it("is none where the page has no such button, or no button was pressed", () => {
    for (const sent of ["", "intent=", "intent=Leave", "intent=toString", "do=leave"]) {
      expect(pressed(new URLSearchParams(sent), ["confirm", "leave"]), sent).toBeNull();
    }
  });

  it("can say what the button is about", () => {
    const sent = form({ intent: "add:110635" });
    expect([pressed(sent, ["add", "remove"]), pressedAbout(sent)]).toEqual(["add", "110635"]);
    expect(pressedAbout(form({ intent: "add" }))).toBe("");
  });
});

describe("what a form wants, out of all that its page offers", () => {
  const intents = z.discriminatedUnion("intent", [intent("add"), intent("delete", { line: hidden })]);

  it("comes with the hidden fields that say what it is about", () => {
    expect(readIntent(intents, form({ intent: "delete", line: "a1", other: "x" }))).toEqual({
      intent: "delete",
      line: "a1",
    });
    expect(readIntent(intents, form({ intent: "delete" }))).toEqual({ intent: "delete", line: "" });
  });

  it("is a bad request where it is anything else", () => {
    for (const sent of ["", "intent=", "intent=forget", "do=add"]) {
      const thrown = (() => {
        try {
          return readIntent(intents, new URLSearchParams(sent));
        } catch (error) {
          return error;
        }
      })();
      expect((thrown as Response).status, sent).toBe(400);
    }
  });
});
