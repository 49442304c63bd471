import { forAdmin } from "~/account/audience/audience.server";
import { tableFile } from "~/admin/files/tables.server";
import { download } from "~/http/response.server";
import { database } from "~/store/database.server";

/** A table of the back office as a file, with the filters and the order of its address. */
export const loader = forAdmin.loader(async ({ request, params }) => {
  const { searchParams } = new URL(request.url);
  const file = await tableFile(database(), params.file ?? "", searchParams, new Date());
  if (file === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return download(file.text, { name: file.name, type: "text/csv; charset=utf-8" });
});
