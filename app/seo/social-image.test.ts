import fc from "fast-check";
import { expect, it } from "vitest";
import { drawSocialImage } from "./draw-social-image.server";
import { pageOfSocialImage, socialImagePath } from "./social-image";

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);

it("leads from a page to its picture and back", () => {
  fc.assert(
    fc.property(fc.array(slug, { minLength: 1, maxLength: 3 }), fc.string(), (parts, words) => {
      const path = `/${parts.join("/")}`;
      if (path === "/home") return;
      expect(pageOfSocialImage(socialImagePath(path, words).replace("/assets/social/", ""))).toBe(path);
    }),
  );
  expect(pageOfSocialImage(socialImagePath("/", "x").replace("/assets/social/", ""))).toBe("/");
});

it("gives other words another address", () => {
  expect(socialImagePath("/help", "One title")).not.toBe(socialImagePath("/help", "Another title"));
});

it.each(["../etc/passwd", "help.png", "help.abc.jpg", "Help.abc.png", ""])("knows no page for %s", (file) => {
  expect(pageOfSocialImage(file)).toBeNull();
});

it("draws 1200 by 630 pixels, whatever the words", async () => {
  for (const title of ["Short", "A title of <many> & “odd” words ".repeat(12)]) {
    const png = Buffer.from(await drawSocialImage({ label: "Help", title, site: "S", tagline: "T" }));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
