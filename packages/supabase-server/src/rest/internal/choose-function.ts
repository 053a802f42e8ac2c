import { ApiError } from "./api-error.ts";
import type { Catalogue, DatabaseFunction, Parameter } from "./catalogue/catalogue.ts";
import type { BodyKind } from "./request-body.ts";

const required = ({ parameters, optional }: DatabaseFunction): readonly Parameter[] =>
  parameters.slice(0, parameters.length - optional);

const hasRequired = (candidate: DatabaseFunction, given: ReadonlySet<string>): boolean =>
  required(candidate).every(({ name }) => given.has(name));

const takesAll = (candidate: DatabaseFunction, given: ReadonlySet<string>): boolean =>
  [...given].every((name) => candidate.parameters.some((parameter) => parameter.name === name));

/** Whether a function has one unnamed parameter, which receives the whole body. */
export const acceptsWholeBody = ({ parameters: [only, ...others] }: DatabaseFunction): boolean =>
  others.length === 0 && only?.name === "";

/** The types of a single unnamed parameter, by the kind of the body. */
const typesOfBody: Record<BodyKind, readonly string[]> = {
  json: ["json", "jsonb"],
  text: ["text"],
  xml: ["xml"],
  bytes: ["bytea"],
};

const acceptsKind = (candidate: DatabaseFunction, kind: BodyKind): boolean =>
  acceptsWholeBody(candidate) && typesOfBody[kind].includes(candidate.parameters[0]?.type ?? "");

export interface FunctionCall {
  name: string;
  /** The names of the given arguments. */
  given: readonly string[];
  /** Where the arguments are: a query string mixes them with filters, so not every name there is an argument. */
  among: BodyKind | "query";
}

/** What was searched for, as PostgREST describes it. */
function searched({ given, among }: FunctionCall): string {
  const names = given.toSorted();
  const named =
    names.length === 0
      ? "without parameters"
      : `with parameter${names.length > 1 ? "s" : ""} ${names.join(", ")}`;
  switch (among) {
    case "query":
      return named;
    case "json":
      return `${named} or with a single unnamed json/jsonb parameter`;
    case "text":
    case "xml":
      return `with a single unnamed ${among} parameter`;
    case "bytes":
      return "with a single unnamed bytea parameter";
  }
}

function notFound({ schema }: Catalogue, call: FunctionCall): ApiError {
  const { name, given, among } = call;
  const signature = `${schema}.${name}`;
  const isWhole = among !== "query" && among !== "json";
  const parameters =
    given.length === 0 ? " without parameters" : `(${given.toSorted().join(", ")})`;
  return new ApiError({
    status: 404,
    code: "PGRST202",
    message: `Could not find the function ${signature}${isWhole ? "" : parameters} in the schema cache`,
    details: `Searched for the function ${signature} ${searched(call)}, but no matches were found in the schema cache.`,
  });
}

/** Overloads are listed by their parameters, as PostgREST does. */
const sortKey = ({ parameters }: DatabaseFunction): string =>
  parameters.map(({ name, type }) => `${name}\u0000${type}`).join("\u0001");

function ambiguous(candidates: readonly DatabaseFunction[]): ApiError {
  const sorted = candidates.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const signatures = sorted.map(
    ({ sql, parameters }) =>
      `${sql}(${parameters.map(({ name, type }) => `${name} => ${type}`).join(", ")})`,
  );
  return new ApiError({
    status: 300,
    code: "PGRST203",
    message: `Could not choose the best candidate function between: ${signatures.join(", ")}`,
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });
}

/** The overloads with most of the given arguments, among those that accept them. */
function byArguments(
  overloads: readonly DatabaseFunction[],
  { given, among }: FunctionCall,
): readonly DatabaseFunction[] {
  if (among !== "query" && among !== "json") return [];
  const names = new Set(given);
  const fitting = overloads.filter(
    (each) => hasRequired(each, names) && (among === "query" || takesAll(each, names)),
  );
  const matches = (each: DatabaseFunction): number =>
    each.parameters.filter(({ name }) => names.has(name)).length;
  const maxMatches = Math.max(...fitting.map(matches));
  return fitting.filter((each) => matches(each) === maxMatches);
}

/** Resolves the overload by the names of the given arguments, else by the kind of the whole body. */
export function chooseFunction(catalogue: Catalogue, call: FunctionCall): DatabaseFunction {
  const overloads = catalogue.functions.get(call.name) ?? [];
  const { among } = call;
  const best = byArguments(overloads, call);
  const candidates =
    best.length > 0 || among === "query"
      ? best
      : overloads.filter((each) => acceptsKind(each, among));
  const [first, ...others] = candidates;
  if (!first) throw notFound(catalogue, call);
  if (others.length > 0) throw ambiguous(candidates);
  return first;
}
