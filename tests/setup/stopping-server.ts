import { existsSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { stopGracefully } from "../../app/server/process/shutdown.server";

/**
 * A server that a test holds up as a busy one is: a request for `/first` takes all of its time until the folder it is
 * told has a file of that name. Says its port, and the name of each request when it begins.
 */
const [, , folder = ""] = process.argv;

const server = createServer((request, response) => {
  const name = (request.url ?? "").slice(1);
  writeSync(1, `${name}\n`);
  while (name !== "quick" && !existsSync(join(folder, name)));
  response.end(name);
});
server.listen(0, "127.0.0.1", () => writeSync(1, `${(server.address() as AddressInfo).port}\n`));
stopGracefully(server);
