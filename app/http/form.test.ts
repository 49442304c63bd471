import { describe, expect, it } from "vitest";
import { readForm } from "./form.server";

const form = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };

function post(body: BodyInit | null, headers: HeadersInit = form): Request {
  return new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

/** A body of unknown length that never ends by itself. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(97)) });
}

describe("readForm", () => {
  it("reads fields as they were typed", async () => {
    const read = await readForm(post("a=1&a=2&name=%E4%BD%A0+%26"));
    expect(read.getAll("a")).toEqual(["1", "2"]);
    expect(read.get("name")).toBe("你 &");
  });

  it("takes an empty body as an empty form", async () => {
    expect([...(await readForm(post("")))]).toEqual([]);
    expect([...(await readForm(post(null)))]).toEqual([]);
  });

  it("leaves out the commands of the form library, which throws at those it cannot read", async () => {
    const read = await readForm(post("__intent__=garbage&a=1&__state__=%7B&__intent__=again"));
    expect([...read]).toEqual([["a", "1"]]);
  });

  it("leaves out the NUL character, however it is written", async () => {
    const read = await readForm(post("no%00te=a%00b%00&raw=a\0b&not=%2500&__in%00tent__=x&twice=%%0000"));
    expect([...read]).toEqual([
      ["note", "ab"],
      ["raw", "ab"],
      ["not", "%00"],
      ["twice", "%00"],
    ]);
  });

  it("refuses what is too large with 413, also when no length is announced", async () => {
    await expect(readForm(post("a".repeat(2000)), { bytes: 1000 })).rejects.toMatchObject({ status: 413 });
    await expect(readForm(post(endless()))).rejects.toMatchObject({ status: 413 });
  });

  it("refuses more fields than the form has with 413, before it reads them", async () => {
    const many = "unitids=203535&".repeat(17_000);
    await expect(readForm(post(many))).rejects.toMatchObject({ status: 413 });
    await expect(readForm(post("a=1&a=2&a=3"), { fields: 2 })).rejects.toMatchObject({ status: 413 });
    expect((await readForm(post("a=1&a=2"), { fields: 2 })).size).toBe(2);
  });

  it.each(["grounds[99999999]=1", `a${".a".repeat(10_000)}=1`, `${"a".repeat(1000)}=1`])(
    "refuses a name that no form has with 400: %.30s",
    async (body) => {
      await expect(readForm(post(body))).rejects.toMatchObject({ status: 400 });
    },
  );

  it("refuses what is no form with 400", async () => {
    await expect(readForm(post("{}", { "Content-Type": "application/json" }))).rejects.toMatchObject({ status: 400 });
    await expect(readForm(post("x", { "Content-Type": "text/plain" }))).rejects.toMatchObject({ status: 400 });
  });
});
