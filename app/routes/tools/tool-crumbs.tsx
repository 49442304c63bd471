import { Link } from "@remix-run/react";
import { languageTag, pathIn } from "~/language";
import { useLanguage } from "~/translation-context";

/**
 * Above the title of a tool: where it stands, and the same tool in the other language. @param path of the tool in
 * English
 */
export function ToolCrumbs({ path }: { path: string }) {
  const spanish = useLanguage() === "es";
  return (
    <>
      {spanish ? <Link to="/es">Todo en español</Link> : <Link to="/tools">Tools</Link>}
      <span aria-hidden="true"> · </span>
      {spanish ? (
        <Link to={path} hrefLang={languageTag.en} lang={languageTag.en}>
          In English
        </Link>
      ) : (
        <Link to={pathIn("es", path)} hrefLang={languageTag.es} lang={languageTag.es}>
          En español
        </Link>
      )}
    </>
  );
}
