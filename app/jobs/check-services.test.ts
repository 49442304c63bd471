import { expect, it } from "vitest";
import { startStandIns } from "~/sandbox/server";
import { askModel } from "./check-services.server";

it("a model answers where its endpoint takes the key, and is down where it doesn't or nobody listens", async () => {
  const { origin, stop } = await startStandIns();
  const model = { url: `${origin}/model/v1`, name: "well-behaved", key: "none" };
  try {
    await expect(askModel(model)).resolves.toBeUndefined();
    await expect(askModel({ ...model, key: "" })).rejects.toMatchObject({ code: "401" });
    await expect(askModel({ ...model, url: `${origin}/model/v2` })).rejects.toMatchObject({ code: "404" });
  } finally {
    await stop();
  }
  await expect(askModel(model)).rejects.toThrow();
});
