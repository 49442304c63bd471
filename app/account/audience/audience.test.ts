import { expect, it } from "vitest";
import { resubmissionIn } from "~/http/resubmission";
import { forEveryone } from "./audience.server";

const typed = "tool=trips&answers=unitids%3D203535%26from%3D43004&note=a&note=b";

/** A form as a browser sends it from a page of this site. */
const posted = (type = "application/x-www-form-urlencoded") =>
  new Request("http://localhost:3000/plan/save", {
    method: "POST",
    body: typed,
    headers: { "Content-Type": type, "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000" },
  });
const send = (request: Request, status: number, sending = {}) => {
  const action = forEveryone.action(() => Promise.reject(new Response(null, { status })), sending);
  return action({ request, params: {}, context: {} }).then(
    () => "taken",
    (thrown: unknown) => thrown as { readonly data?: unknown; readonly init?: ResponseInit; readonly status?: number },
  );
};

it("holds a form that was sent while the site is too busy, to be sent again", async () => {
  const answer = await send(posted(), 503, { resubmit: "Save it now" });
  expect(answer).toMatchObject({ init: { status: 503, headers: { "Retry-After": "10" } } });
  expect(resubmissionIn((answer as { data: unknown }).data)).toEqual({
    fields: [...new URLSearchParams(typed)],
    sentAs: "",
    button: "Save it now",
    sender: null,
    waiting: 10,
  });
});

it.each([
  ["another failure", posted(), 500, {}],
  ["an action whose forms are not held", posted(), 503, { resubmit: false }],
  ["what is no form of a page", posted("text/plain"), 503, {}],
] as const)("leaves the answer of %s as it is", async (_, request, status, sending) => {
  const answer = await send(request, status, sending);
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status });
});
