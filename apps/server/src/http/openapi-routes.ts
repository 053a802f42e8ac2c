import { readFile } from "node:fs/promises";
import path from "node:path";
import { createOpenApiDocument } from "@postulo/contract/openapi";
import { getOpenApi } from "@postulo/contract/openapi-endpoint";
import { Hono } from "hono";
import { z } from "zod";
import { addEndpoint } from "./endpoint-routes.ts";

const manifest = z.object({ version: z.string() });
const manifestFile = path.resolve(import.meta.dirname, "../../../../package.json");

/** `GET /openapi.json`: the contract as an OpenAPI document, created on first use. */
export function createOpenApiRoutes(serverUrl: string): Hono {
  let document: Promise<string> | undefined;
  const create = async () => {
    const { version } = manifest.parse(JSON.parse(await readFile(manifestFile, "utf8")));
    return JSON.stringify(createOpenApiDocument({ version, serverUrl }));
  };
  const routes = new Hono();
  addEndpoint(routes, getOpenApi, async (c) => {
    c.header("cache-control", "no-cache");
    c.header("content-type", "application/json");
    return c.body(await (document ??= create()));
  });
  return routes;
}
