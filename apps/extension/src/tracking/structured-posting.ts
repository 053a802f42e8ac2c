import type { PostedValues } from "@postulo/contract/extension-visit";

/** The used fields of a schema.org JobPosting; empty texts if missing. */
export type StructuredPosting = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** HTML, often escaped twice. */
  readonly description: string;
  readonly values: PostedValues;
};

type Node = Readonly<Record<string, unknown>>;

// Without a schema library, which would enlarge a script that runs on every page with a form.
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const nodeOf = (value: unknown): Node => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isNode(one) ? one : {};
};
/** The name of an object, or the text itself. */
const nameOf = (value: unknown) => textOf(value) || textOf(nodeOf(value)["name"]);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Invalid JSON is ignored.
    return undefined;
  }
}

function nodesIn(data: unknown): readonly Node[] {
  if (Array.isArray(data)) return data.filter(isNode);
  if (!isNode(data)) return [];
  const graph = data["@graph"];
  return Array.isArray(graph) ? graph.filter(isNode) : [data];
}

const isJobPosting = (node: Node) => [node["@type"]].flat().includes("JobPosting");

function locationOf(node: Node): string {
  const address = nodeOf(nodeOf(node["jobLocation"])["address"]);
  return [address["addressLocality"], address["addressRegion"], address["addressCountry"]]
    .map((part, at) => (at < 2 ? textOf(part) : nameOf(part)))
    .filter((part) => part !== "")
    .join(", ");
}

/** FULL_TIME and PART_TIME exclude no kind of contract, and a CONTRACTOR may be a temporary worker. */
const employmentTypes = { INTERN: "internship", TEMPORARY: "temporary" } as const;

/** https://schema.org/employmentType: certain only if exactly one of its values names a kind of contract. */
function valuesOf(node: Node): PostedValues {
  const stated = [node["employmentType"]]
    .flat()
    .map((value) => textOf(value).trim().toUpperCase())
    .filter((value) => value !== "FULL_TIME" && value !== "PART_TIME");
  const [only] = stated;
  if (stated.length !== 1 || (only !== "INTERN" && only !== "TEMPORARY")) return {};
  return { employment_type: employmentTypes[only] };
}

/** The JobPosting of the page's JSON-LD; undefined without one. */
export function structuredPosting(root: Document): StructuredPosting | undefined {
  const scripts = [...root.querySelectorAll('script[type="application/ld+json"]')];
  const node = scripts
    .flatMap((script) => nodesIn(parsed(script.textContent ?? "")))
    .find(isJobPosting);
  return (
    node && {
      title: textOf(node["title"]),
      company: nameOf(node["hiringOrganization"]),
      location: locationOf(node),
      description: textOf(node["description"]),
      values: valuesOf(node),
    }
  );
}
