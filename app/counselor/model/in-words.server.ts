import { env } from "~/env.server";

/** The configured language model as pages name it; null where there's none. */
export function modelInWords(): { readonly name: string; readonly host: string } | null {
  const { model } = env();
  return model === null ? null : { name: model.name, host: new URL(model.url).host };
}
