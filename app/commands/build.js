/** `npm run build`: builds whether or not there is a build already. */
import { build, command } from "./prepare.js";

await command(() => build({ always: true }));
