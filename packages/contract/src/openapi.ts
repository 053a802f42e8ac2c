import * as z from "zod/mini";
import { serverErrors } from "./endpoint.ts";
import type { Content, Endpoint, EventSchemas } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { errorBody } from "./error-body.ts";

type Json = Readonly<Record<string, unknown>>;

interface DocumentOptions {
  /** Of the product. */
  readonly version: string;
  /** Without a slash at the end. */
  readonly serverUrl: string;
}

const description =
  "The endpoints of Postulo itself. Tables, files and accounts are reached by the Supabase protocol below /rest/v1, /storage/v1 and /auth/v1.";

const securitySchemes = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The access token of a session, issued by /auth/v1/token.",
  },
};

/** The OpenAPI 3.1 description of all endpoints. */
export function createOpenApiDocument({ version, serverUrl }: DocumentOptions): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(operationId, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Postulo", version, description, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: serverUrl }],
    paths,
    components: { securitySchemes },
  };
}

function operationOf(operationId: string, endpoint: Endpoint): Json {
  const { summary, access, request } = endpoint;
  const parameters = [
    ...parametersOf("path", endpoint.pathParameters),
    ...parametersOf("query", endpoint.query),
  ];
  return {
    operationId,
    summary,
    security: access === "bearer" ? [{ accessToken: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request ? { requestBody: { content: contentOf([request], "input") } } : {}),
    responses: responsesOf(endpoint),
  };
}

function parametersOf(place: "path" | "query", schema: Endpoint["query"]): Json[] {
  return Object.entries<z.core.$ZodType>(schema?.shape ?? {}).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === "path" || !z.safeParse(parameter, undefined).success,
    schema: jsonSchemaOf(parameter, "input"),
  }));
}

/** Each status with all contents it may have, successes and errors. */
function responsesOf(endpoint: Endpoint): Json {
  const responses = new Map<string, { codes: string[]; contents: readonly Content[] }>();
  for (const [status, contents] of Object.entries(endpoint.responses))
    responses.set(status, { codes: [], contents });
  for (const [code, statuses] of Object.entries({ ...endpoint.errors, ...serverErrors })) {
    for (const status of [statuses].flat().map(String)) {
      const response = responses.get(status) ?? { codes: [], contents: [] };
      responses.set(status, { ...response, codes: [...response.codes, code] });
    }
  }
  return Object.fromEntries(
    [...responses].map(([status, { codes, contents }]) => {
      const cases = [...(contents.length > 0 || codes.length === 0 ? ["OK"] : []), ...codes];
      const schema = errorBody(codes, endpoint.errorDetails);
      const errors: Content[] = codes.length > 0 ? [{ kind: "json", schema }] : [];
      const all = [...contents, ...errors];
      const content = all.length > 0 ? { content: contentOf(all, "output") } : {};
      return [status, { description: cases.join(", "), ...content }];
    }),
  );
}

/** Media type objects by media type; several JSON contents are alternatives. */
function contentOf(contents: readonly Content[], io: "input" | "output"): Json {
  const schemas = contents.flatMap((content) =>
    content.kind === "json" ? [jsonSchemaOf(content.schema, io)] : [],
  );
  const json = schemas.length > 1 ? { anyOf: schemas } : schemas[0];
  const others = contents.flatMap(otherMediaTypes);
  return {
    ...(json ? { "application/json": { schema: json } } : {}),
    ...Object.fromEntries(others),
  };
}

function otherMediaTypes(content: Content): [string, Json][] {
  switch (content.kind) {
    case "json":
      return [];
    case "events":
      // OpenAPI 3.1 has no schema for the items of a stream.
      return [
        ["text/event-stream", { schema: { type: "string" }, "x-events": eventsOf(content.events) }],
      ];
    case "form": {
      const properties = { [content.fileField]: { type: "string", format: "binary" } };
      const schema = { type: "object", properties, required: [content.fileField] };
      return [["multipart/form-data", { schema }]];
    }
    case "file":
      return content.mediaTypes.map((mediaType) => [mediaType, {}]);
  }
}

const eventsOf = (events: EventSchemas): Json =>
  Object.fromEntries(
    Object.entries(events).map(([name, data]) => [name, jsonSchemaOf(data, "output")]),
  );

function jsonSchemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
