import { expect, it } from "vitest";
import { linkTarget } from "./addresses";

it("walks the pages of the lists that lead to pages, and leaves out one reader's choices", () => {
  const at = (href: string) => linkTarget(href, "https://college.example/majors/5009-music");
  expect(at("/colleges?page=2")).toEqual({ path: "/colleges?page=2", fragment: "", shortened: false });
  expect(at("/colleges?sort=size")).toEqual({ path: "/colleges", fragment: "", shortened: true });
  expect(at("?page=2#colleges")).toEqual({ path: "/majors/5009-music", fragment: "colleges", shortened: true });
  expect(at("/majors/5005-theatre")).toEqual({ path: "/majors/5005-theatre", fragment: "", shortened: false });
  expect(at("https://elsewhere.example/")).toBeNull();
});
