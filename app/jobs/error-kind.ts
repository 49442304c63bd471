/** The name and the code of an error, without its words, which may quote somebody's row: "Error ECONNREFUSED". */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "Unknown error";
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return `${error.name}${code}`.slice(0, 100);
}
