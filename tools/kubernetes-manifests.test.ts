import { readFileSync } from "node:fs";
import path from "node:path";
import { validate as validateDeployment } from "kubernetes-models/_schemas/IoK8sApiAppsV1Deployment";
import { validate as validateService } from "kubernetes-models/_schemas/IoK8sApiCoreV1Service";
import { validate as validateBudget } from "kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Validate {
  (manifest: unknown): boolean;
  errors?: readonly { instancePath: string; message?: string; params: unknown }[] | null;
}

const schemas: Readonly<Record<string, Validate>> = {
  Deployment: validateDeployment,
  Service: validateService,
  PodDisruptionBudget: validateBudget,
};

const folder = path.join(import.meta.dirname, "../deploy/kubernetes");
const read = (file: string) => parse(readFileSync(path.join(folder, file), "utf8"));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Records which fields are read: a compiled schema reads all that it knows, and no other. */
function watched(value: object, at: string, unread: Set<string>): object {
  const isList = Array.isArray(value);
  const paths = new Map(Object.keys(value).map((key) => [key, `${at}/${key}`]));
  if (!isList) for (const field of paths.values()) unread.add(field);
  const parts = new Map<string, object>();
  return new Proxy(value, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key);
      const field = typeof key === "string" ? paths.get(key) : undefined;
      if (field === undefined) return found;
      unread.delete(field);
      if (!isObject(found)) return found;
      const part = parts.get(field) ?? watched(found, field, unread);
      parts.set(field, part);
      return part;
    },
  });
}

/** What is wrong with a manifest, and which of its fields no schema knows. */
function problemsOf(manifest: { kind: string }): string[] {
  const validate = schemas[manifest.kind];
  if (!validate) return [`unknown kind ${manifest.kind}`];
  const unread = new Set<string>();
  const isValid = validate(watched(manifest, "", unread));
  const errors = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? JSON.stringify(params)}`,
  );
  return [...(isValid ? [] : errors), ...[...unread].map((field) => `${field} is unknown`)];
}

/** As Kustomize renders a resource: with the selector of the common labels. */
function rendered(file: string) {
  const manifest = read(file);
  const [{ pairs, includeSelectors }] = read("kustomization.yaml").labels;
  if (!includeSelectors || manifest.kind === "Service") return manifest;
  return { ...manifest, spec: { ...manifest.spec, selector: { matchLabels: pairs } } };
}

test("the manifests of the cluster follow the schemas of Kubernetes, and have no fields that these do not know", () => {
  const files: string[] = read("kustomization.yaml").resources;
  expect(files).toHaveLength(3);
  const problems = files.map((file) => [file, problemsOf(rendered(file))]);
  expect(problems).toEqual(files.map((file) => [file, []]));
});

test("misspelt fields and values of a wrong type are found", () => {
  const deployment = rendered("deployment.yaml");
  const [container] = deployment.spec.template.spec.containers;
  container.readinesProbe = container.readinessProbe;
  container.livenessProbe.timeoutSeconds = "5";
  delete container.name;
  const at = "/spec/template/spec/containers/0";
  const problems = problemsOf(deployment);
  expect(problems).toContainEqual(expect.stringMatching(`^${at} .*name`));
  expect(problems).toContainEqual(expect.stringContaining(`${at}/livenessProbe/timeoutSeconds`));
  expect(problems).toContainEqual(`${at}/readinesProbe is unknown`);
});
