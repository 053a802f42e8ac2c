import { glob } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { functionErrors } from "@postulo/contract/functions";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

/** `index.ts`, in a release `index.js`. */
const entryName = `index${path.extname(import.meta.filename)}`;
const maxBodyBytes = 256 * 1024;

/** `/functions/v1/<name>`: the handlers that a Supabase would serve, `Request -> Response`, each loaded when first called. */
export async function createFunctionRoutes(folder: string): Promise<Hono> {
  const files = await Array.fromAsync(glob(`*/${entryName}`, { cwd: folder }));
  const names = new Set(files.map((file) => path.dirname(file)));
  const routes = new Hono();
  const unknown = { code: "NOT_FOUND", message: "Requested function was not found" };
  const tooLarge = {
    code: "payload_too_large" satisfies keyof typeof functionErrors,
    message: "The body is too large.",
  };
  routes.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json(tooLarge, functionErrors.payload_too_large),
    }),
  );
  routes.all("/:name", async (c) => {
    const name = c.req.param("name");
    if (!names.has(name)) return c.json(unknown, 404);
    const handler = await loadHandler(path.join(folder, name, entryName));
    return handler(c.req.raw);
  });
  routes.all("*", (c) => c.json(unknown, 404));
  return routes;
}

async function loadHandler(file: string): Promise<(request: Request) => Promise<Response>> {
  const loaded: unknown = await import(pathToFileURL(file).href);
  const handler =
    typeof loaded === "object" && loaded !== null && "default" in loaded
      ? loaded.default
      : undefined;
  if (typeof handler !== "function") throw new Error(`${file} has no default export to call`);
  return async (request) => {
    const response: unknown = await handler(request);
    if (!(response instanceof Response)) throw new Error(`${file} did not return a Response`);
    return response;
  };
}
