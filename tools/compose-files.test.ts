import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => parse(readFileSync(path.join(root, file), "utf8"));

/** The schema of the Compose Specification, as dclint has it; its draft is the one that Ajv knows without being told. */
const { $schema: _draft, ...schema } = JSON.parse(
  readFileSync(
    path.join(
      path.dirname(createRequire(import.meta.url).resolve("dclint/package.json")),
      "schemas/compose.schema.json",
    ),
    "utf8",
  ),
);
const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
  schema,
);

/** By a path and what is wrong there. */
function problemsOf(compose: unknown): string[] {
  if (validate(compose)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

interface Service {
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks?: object;
  readonly volumes?: object;
  readonly configs?: object;
}

/** What the services name, and the file does not declare: the schema does not compare them. */
function undeclared(compose: Compose): string[] {
  const services = Object.entries(compose.services);
  const declared = (kind: "networks" | "volumes" | "configs") =>
    new Set(Object.keys(compose[kind] ?? {}));
  const [networks, volumes, configs] = [
    declared("networks").add("default"),
    declared("volumes"),
    declared("configs"),
  ];
  return services.flatMap(([name, service]) => {
    const named = (service.volumes ?? [])
      .map((volume) => volume.replace(/:.*/s, ""))
      .filter((volume) => /^\w/.test(volume));
    const awaited = Object.entries(service.depends_on ?? {}).filter(([other, { condition }]) => {
      const found = services.find(([candidate]) => candidate === other)?.[1];
      return !found || (condition === "service_healthy" && found.healthcheck === undefined);
    });
    return [
      ...(service.networks ?? []).filter((network) => !networks.has(network)),
      ...named.filter((volume) => !volumes.has(volume)),
      ...(service.configs ?? [])
        .map(({ source }) => source)
        .filter((config) => !configs.has(config)),
      ...awaited.map(([other]) => other),
    ].map((missing) => `${name}: ${missing}`);
  });
}

const composeFiles = [
  "compose.yaml",
  "deploy/compose.services.yaml",
  "deploy/coolify.yaml",
  "deploy/umbrel/docker-compose.yml",
];

test.each(composeFiles)("%s follows the schema of the Compose Specification", (file) => {
  expect(problemsOf(read(file))).toEqual([]);
});

test.each(["compose.yaml", "deploy/compose.services.yaml"])(
  "%s declares the networks, volumes, configurations and services that it names",
  (file) => {
    expect(undeclared(read(file))).toEqual([]);
  },
);

test("misspelt keys, values of a wrong type and names without a declaration are found", () => {
  const compose = read("deploy/compose.services.yaml");
  const { postulo, database, pooler } = compose.services;
  postulo.readonly = postulo.read_only;
  postulo.stop_grace_period = 60;
  compose.configs.pooler.contents = "";
  delete database.healthcheck;
  pooler.configs[0].source = "poolers";
  const problems = problemsOf(compose);
  expect(problems).toContainEqual(expect.stringContaining('{"additionalProperty":"readonly"}'));
  expect(problems).toContainEqual(expect.stringContaining("/stop_grace_period must be string"));
  expect(problems).toContainEqual(expect.stringContaining('{"additionalProperty":"contents"}'));
  expect(undeclared(compose)).toEqual(
    expect.arrayContaining(["postulo: database", "pooler: poolers", "pooler: database"]),
  );
});
