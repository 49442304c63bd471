import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { it } from "vitest";
import { stateBlock, stateBlockNames } from "./blocks";
import { statePlace } from "./place.server";

it("x", () => {
  for (const [st, slug] of [
    ["TX", "texas"],
    ["CA", "california"],
    ["NY", "new-york"],
  ] as const) {
    const place = statePlace(st, slug, `/college-planning-${slug}/colleges`);
    for (const name of stateBlockNames) {
      const at = name === "state-facts" ? { group: "aid" } : name === "state-example" ? { family: "median" } : {};
      const t = performance.now();
      const html = renderToStaticMarkup(stateBlock(name, place, at));
      console.log(
        st,
        name,
        html.length,
        gzipSync(html).length,
        gzipSync(html + JSON.stringify(html)).length,
        (performance.now() - t).toFixed(0) + "ms",
      );
      if (st === "TX" && !["state-colleges", "state-map"].includes(name))
        console.log(
          html
            .replace(/<[^>]+>/g, " ")
            .replace(/\s+/g, " ")
            .slice(0, 900),
        );
      if (st !== "NY" && name === "state-programs") console.log(html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "));
    }
  }
});
