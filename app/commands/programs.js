/** Programs of the system that the tests use where it has them. */
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const path = () => (process.env.PATH ?? "").split(delimiter).filter(Boolean);

/** Path of the system's Chromium or Chrome, or null. The one without windows takes a third of the processor's time. */
export function findChromium() {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return names.flatMap((name) => path().map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/** The folder that holds `initdb` and `postgres`, or null: where Debian keeps them, or of the search path. */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...path()];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => isProgram(join(folder, name)))) ?? null;
}

/** Path of nginx, or null: Debian keeps it where only root looks. */
export function findNginx() {
  return ["/usr/sbin", ...path()].map((folder) => join(folder, "nginx")).find(isProgram) ?? null;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
