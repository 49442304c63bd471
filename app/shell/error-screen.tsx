import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
export function ErrorScreen() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : "Error"}</h1>;
}
