/**
 * The stand-ins as a program. The launcher starts it beside the site and hears where it listens; it ends with the
 * launcher. By hand, for a server started another way: `node --import tsx app/sandbox/serve.ts 4000`.
 */
import { startStandIns } from "./server";

const { origin } = await startStandIns(Number(process.argv[2] ?? 0));
if (process.send) {
  process.send({ origin });
  process.once("disconnect", () => process.exit(0));
} else {
  console.log(`The stand-ins listen at ${origin}`);
}
