import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { Page, PageHeading } from "~/design/layout";

export const missingTitle = "No encontramos esta página";

/** What a reader of Spanish sees when an address below `/es` has no page, or its page could not be opened. */
export function SpanishErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Page>
      <PageHeading title={missing ? missingTitle : "No se pudo abrir esta página"}>
        <p>
          {missing
            ? "Tal vez la dirección tiene un error, o la página ya no existe."
            : "Vuelva a cargarla. Si no se abre, revise su conexión a internet e inténtelo más tarde."}
        </p>
      </PageHeading>
      <ul className="space-y-2">
        <li>
          <Link to="/es">Todas las páginas en español</Link>
        </li>
        <li>
          <Link to="/es/glosario">El glosario</Link>
        </li>
      </ul>
    </Page>
  );
}
