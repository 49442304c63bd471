import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collegeChecks } from "~/essay/college/checks";
import { rules } from "~/essay/rules/all";
import results from "../../content/evaluation/essay/results.json";
import { type RunningSite, startSite } from "../setup/site";

/** The essay coach without scripts: one answer, and nothing of the draft anywhere else. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ MODEL_URL: "stand-in", MODEL_NAME: "well-behaved", MODEL_KEY: "none" });
});
afterAll(() => site.stop());

const post = (path: string, fields: Record<string, string>) =>
  site.get(path, {
    method: "POST",
    headers: { Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });

const draft =
  "Ever since I was little, I gave it my all. My zanzibar mark stands here. On Tuesday I left Kenyon College at 9:40.";

describe("a draft that is posted", () => {
  it("is answered whole, and stored nowhere", async () => {
    const response = await post("/essay-coach", { draft, prompt: "why", college: "Oberlin College" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    const html = await response.text();
    expect(html).toContain("An opening many could write");
    expect(html).toContain("Another college’s name");
    expect(html).toMatch(/<mark[^>]*>gave it my all<\/mark>/);
    expect(html).toContain("Nothing in the draft seems to answer this");
    expect(await (await site.get("/essay-coach")).text()).not.toContain("zanzibar");
    expect(site.printed()).not.toContain("zanzibar");
  });

  it("is never taken from an address", async () => {
    const response = await site.get("/essay-coach?draft=zanzibar&prompt=why");
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("reading-title");
  });

  it.each([
    ["nothing", "", 400],
    ["spaces", "  \n ", 400],
    ["NUL alone", "\0\0", 400],
    ["NUL within", "I ran.\0 She ran.", 200],
    ["Japanese", "私は本を読みます。母は笑った。", 200],
    ["Arabic", "أقرأ كتابا كل يوم.", 200],
    ["markup", "<script>alert(1)</script> I ran.", 200],
    ["20,000 characters", "I ran. ".repeat(2_860), 400],
    ["one endless word", "a".repeat(7_999), 200],
    ["quotes and stops", `${'“”"….'.repeat(1_300)}x`, 200],
  ])("of %s", async (_, text, status) => {
    const response = await post("/essay-coach", { draft: text, prompt: "no-such-prompt" });
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.text()).not.toContain("<script>alert(1)");
  });

  it("is refused when it's larger than the form makes it", async () => {
    expect((await post("/essay-coach", { draft: "x".repeat(140_000) })).status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a${at}`, "1"]));
    for (const path of ["/essay-coach", "/essay-coach/cards", "/essay-coach/activities"])
      expect((await post(path, many)).status, path).toBe(413);
  });

  it("is never cut while it's pasted: what is too long is kept and said to be", async () => {
    const html = await (await post("/essay-coach", { draft: `${"I ran. ".repeat(1_200)}The last words.` })).text();
    expect(html).toContain("This is longer than 8,000 characters");
    expect(html).toMatch(/The last words\.<\/textarea>/);
    expect(html).not.toMatch(/<textarea[^>]*maxlength/i);
  });

  it.each([
    ["draft", { draft: "" }, "Paste or type some of your draft first."],
    ["draft", { draft: "I ran. ".repeat(1_200) }, "This is longer than 8,000 characters"],
    ["pasted", { pasted: "Why here? ".repeat(210) }, "This is longer than 2,000 characters"],
    ["activities", { activities: "Fed calves. ".repeat(350) }, "This is longer than 4,000 characters"],
    ["college", { college: "zzqxyv" }, "No college here goes by this name"],
    ["college", { college: "zzqxyv ".repeat(40) }, "at most 200 characters"],
  ])("comes back whole where %s can't stand: %o", async (field, bad, said) => {
    const typed = { draft, pasted: "Why us?", activities: "Fed 42 calves.", college: "Oberlin College", ...bad };
    const response = await post("/essay-coach", { prompt: "uc-7", ...typed });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(`href="#${field}"`);
    expect(html).toMatch(new RegExp(`id="${field}-error"[^>]*>(?:(?!</p>).)*${said}`));
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]* id="${field}"[^>]* aria-invalid="true"`));
    for (const text of Object.values(typed).filter((one) => one !== "")) expect(html).toContain(text.trim());
    expect(html).toMatch(/<option value="uc-7" selected=""/);
  });

  it("says which college isn't known", async () => {
    const response = await post("/essay-coach", { draft, prompt: "why", college: "zzqxyv" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("No college here goes by this name");
  });
});

describe("a model's questions", () => {
  const long = `My zanzibar mark stands here. On Tuesday the pump broke and I held the wrench for my uncle. ${"He counted the bolts and I wrote the numbers on my arm. ".repeat(4)}`;
  const agreed = async () => {
    const html = await (await post("/essay-coach", { draft: long, prompt: "common-5" })).text();
    return /name="agree"[^>]* value="([^"]+)"/.exec(html)?.[1] ?? "";
  };
  const asked = async (fields: Record<string, string>) =>
    (await post("/essay-coach/questions", { draft: long, prompt: "common-5", ask: "model", ...fields })).json();

  it("are asked for only where the box of this provider was checked, and said to whom", async () => {
    expect(await agreed()).toMatch(/^well-behaved at 127\.0\.0\.1:\d+$/);
    expect(await asked({})).toEqual({ kind: "not agreed" });
    expect(await asked({ agree: "another at example.com" })).toEqual({ kind: "not agreed" });
    const unchecked = await post("/essay-coach", { draft: long, prompt: "common-5", ask: "model" });
    expect(unchecked.status).toBe(400);
    expect(await unchecked.text()).toContain("Check the box first");
  });

  it("quote the draft, on a page of their own and as JSON, and leave no trace of it", async () => {
    const agree = await agreed();
    const { kind, questions } = await asked({ agree });
    expect(kind).toBe("questions");
    for (const { quote } of questions) expect(long).toContain(quote);
    const html = await (await post("/essay-coach", { draft: long, prompt: "common-5", ask: "model", agree })).text();
    expect(html).toContain("What went on in you at that moment?");
    expect(site.printed()).not.toContain("zanzibar");
  });

  it.each([
    ["a request to write", { pasted: "Only the first sentence." }, "doesn’t write"],
    ["status", { draft: `${long} My parents are undocumented.` }, "wasn’t sent"],
    ["a phone number", { draft: `${long} Call (614) 555-0143.` }, "wasn’t sent"],
    ["three words", { draft: "I like maps." }, "wasn’t sent"],
  ])("aren't asked for %s", async (_, fields, said) => {
    const answer = await asked({ agree: await agreed(), ...fields });
    expect(answer).toMatchObject({ kind: "note", note: expect.stringContaining(said) });
  });

  it("give way to people where somebody is in danger", async () => {
    const answer = await asked({ agree: await agreed(), draft: `${long} I want to kill myself.` });
    expect(answer.kind).toBe("danger");
    expect(JSON.stringify(answer.people)).toContain("988");
  });
});

describe("the pages beside it", () => {
  it("show every rule and every check with its examples, and how long the drafts are that it was measured on", async () => {
    const html = await (await site.get("/essay-coach/method")).text();
    const shown = html.slice(html.indexOf('id="rules"'), html.indexOf('id="model"'));
    for (const { id, name, flags, passes } of [...rules, ...collegeChecks]) {
      const at = shown.indexOf(`<li id="${id}"`);
      const one = shown.slice(at, shown.indexOf("<li id=", at + 1));
      expect(one, id).toContain(name);
      const texts = [...flags, ...passes].map((example) => (typeof example === "string" ? example : example.text));
      // As far as the first sign that HTML writes otherwise.
      for (const text of texts) expect(one, id).toContain(text.split(/["'&<>]/)[0]);
    }
    expect(html).toMatch(
      new RegExp(`Half of them have (?:<!-- -->)?${results.words.middle}(?:<!-- -->)? words or fewer`),
    );
  });

  it("weigh three ideas", async () => {
    const response = await post("/essay-coach/cards", { name1: "Keys", own1: "no", name2: "Goat", own2: "yes" });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const html = await response.text();
    expect(html.indexOf('<p class="font-semibold">Goat')).toBeGreaterThan(0);
    expect(html.indexOf('<p class="font-semibold">Goat')).toBeLessThan(html.indexOf('<p class="font-semibold">Keys'));
  });

  it("read a list of activities", async () => {
    const response = await post("/essay-coach/activities", {
      position1: "Clerk",
      description1: "Responsible for keys",
    });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.text()).toContain("There’s no number in it.");
  });

  it("ask for an entry where the list is empty, and keep each entry where it was typed", async () => {
    for (const fields of [{}, { position1: " ", meaning2: "3" }] as Record<string, string>[]) {
      const response = await post("/essay-coach/activities", fields);
      expect(response.status).toBe(400);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      const html = await response.text();
      expect(html).toContain('href="#position1"');
      expect(html).toMatch(/id="position1-error"[^>]*>(?:(?!<\/p>).)*Type at least one entry first\./);
      if ("meaning2" in fields)
        expect(html.slice(html.indexOf('id="meaning2"'))).toMatch(/^[\s\S]*?<option value="3" selected=""/);
    }
    const html = await (
      await post("/essay-coach/activities", {
        position1: "Clerk",
        description5: "Fed  42 calves\nat five",
        meaning5: "2",
      })
    ).text();
    expect(html).toMatch(/<textarea[^>]* id="description5"[^>]*>Fed {2}42 calves\nat five<\/textarea>/);
    expect(html).toMatch(/<details[^>]* open=""[^>]*>(?:(?!<\/details>)[\s\S])*id="position5"/);
  });

  it("answer for a college by its number alone", async () => {
    const { college } = await (await site.get("/essay-coach/college.json?unitid=204501")).json();
    expect(college).toMatchObject({ name: "Oberlin College", control: "nonprofit", state: "Ohio" });
    for (const unitid of ["", "1", "999999", "204501x"])
      expect((await site.get(`/essay-coach/college.json?unitid=${unitid}`)).status).toBe(404);
  });
});
