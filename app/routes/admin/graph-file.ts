import { forAdmin } from "~/account/audience/audience.server";
import { graphFile } from "~/admin/graph/file.server";
import { download } from "~/http/response.server";

/** The whole knowledge graph as a file. */
export const loader = forAdmin.loader(async ({ params }) => {
  const name = params.file ?? "";
  const file = await graphFile(name, new Date());
  if (file === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return download(file.text, { name, type: file.type });
});
