/**
 * Node's HTTP server with nothing around it: sends the same bytes and headers to everybody. What it serves comes over
 * the channel from whoever started it, and its port goes back.
 */
import { createServer } from "node:http";

process.once("message", (/** @type {{ headers: [string, string][], body: string }} */ { headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers.flat()).end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address !== null && typeof address === "object") process.send?.(address.port);
  });
});
