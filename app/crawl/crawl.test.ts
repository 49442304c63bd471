import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { socialPictures } from "./checks/social-picture";
import { crawl } from "./crawl.server";
import { readPage } from "./reading/read-page";

/** A small site that counts how often it is asked for each image, and in what way. */
let server: Server;
let origin: string;
let asked: string[];
const pictures: Readonly<Record<string, readonly [number, string]>> = {
  "/good.png": [200, "image/png"],
  "/gone.png": [404, "text/plain"],
  "/words.png": [200, "text/html"],
};
const named: Readonly<Record<string, string>> = {
  "/": "/good.png",
  "/help": "/good.png",
  "/help/one": "/gone.png",
  "/help/two": "/gone.png",
  "/help/three": "/words.png",
};

beforeEach(async () => {
  asked = [];
  server = createServer(({ url = "/", method }, response) => {
    const picture = pictures[url];
    if (picture !== undefined) {
      asked.push(`${method} ${url}`);
      response.writeHead(picture[0], { "Content-Type": picture[1] }).end("x");
    } else if (url === "/sitemap.xml") {
      const list = Object.keys(named).map((path) => `<url><loc>${origin}${path}</loc></url>`);
      response.writeHead(200, { "Content-Type": "application/xml" }).end(`<urlset>${list.join("")}</urlset>`);
    } else if (named[url] === undefined) response.writeHead(404).end();
    else {
      const head = `<title>${url}</title><meta property="og:image" content="${origin}${named[url]}">`;
      const html = `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>x</h1></main></body></html>`;
      response.writeHead(200, { "Content-Type": "text/html" }).end(html);
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

it("asks for each social image once, mostly for its head, and finds those that are gone or no image", async () => {
  const told: string[] = [];
  const site = await crawl({
    origin,
    at: "2026-11-22T12:00:00.000Z",
    read: async (document) => readPage(document),
    progress: (done, known, of) => told.push(`${done} of ${known} ${of}`),
  });
  expect(told.slice(-4)).toEqual(["5 of 5 pages", ...[1, 2, 3].map((done) => `${done} of 3 social pictures`)]);
  expect(asked.sort()).toEqual(["GET /gone.png", "GET /good.png", "HEAD /words.png"]);
  expect(socialPictures.find(site)).toEqual([
    { path: "/help/one", about: "", words: `${origin}/gone.png answers 404.` },
    { path: "/help/two", about: "", words: `${origin}/gone.png answers 404.` },
    { path: "/help/three", about: "", words: `${origin}/words.png is no image but text/html.` },
  ]);
});
