/**
 * The bytes of a file that a form sends (`multipart/form-data`); null where none was chosen. The whole body is in
 * memory already, bounded by the limit of the action. Throws a Response: 400 when the body is no such form.
 *
 * @param name of the field
 */
export async function readFile(request: Request, name: string): Promise<Uint8Array | null> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "")) throw notAForm();
  const form = await request.formData().catch(() => {
    throw notAForm();
  });
  const file = form.get(name);
  if (file === null || typeof file === "string" || file.size === 0) return null;
  return new Uint8Array(await file.arrayBuffer());
}

const notAForm = () => new Response(null, { status: 400, statusText: "Not a form with a file" });
