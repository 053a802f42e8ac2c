import { ApiError } from "./api-error.ts";
import type { Catalogue, DatabaseFunction, Parameter } from "./catalogue.ts";

const required = ({ parameters, optional }: DatabaseFunction): readonly Parameter[] =>
  parameters.slice(0, parameters.length - optional);

const hasRequired = (candidate: DatabaseFunction, given: ReadonlySet<string>): boolean =>
  required(candidate).every(({ name }) => given.has(name));

const takesAll = (candidate: DatabaseFunction, given: ReadonlySet<string>): boolean =>
  [...given].every((name) => candidate.parameters.some((parameter) => parameter.name === name));

/** A function with one unnamed JSON parameter receives the whole body. */
export const acceptsWholeBody = ({ parameters: [only, ...others] }: DatabaseFunction): boolean =>
  others.length === 0 && only?.name === "" && (only.type === "json" || only.type === "jsonb");

export interface FunctionCall {
  name: string;
  /** The names of the given arguments. */
  given: readonly string[];
  /** A query string mixes arguments and filters, so not every name is an argument. */
  among: "body" | "query";
}

function notFound({ schema }: Catalogue, { name, given }: FunctionCall): ApiError {
  const signature = `${schema}.${name}`;
  const list = given.join(", ");
  const none = given.length === 0;
  return new ApiError({
    status: 404,
    code: "PGRST202",
    message: `Could not find the function ${signature}${none ? " without parameters" : `(${list})`} in the schema cache`,
    details: `Searched for the function ${signature} ${none ? "without parameters" : `with parameters ${list}`}, but no matches were found in the schema cache.`,
  });
}

function ambiguous(candidates: readonly DatabaseFunction[]): ApiError {
  const signatures = candidates.map(
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

/** Resolves the overload by the names of the given arguments. */
export function chooseFunction(catalogue: Catalogue, call: FunctionCall): DatabaseFunction {
  const overloads = catalogue.functions.get(call.name) ?? [];
  const given = new Set(call.given);
  const fitting = overloads.filter(
    (each) => hasRequired(each, given) && (call.among === "query" || takesAll(each, given)),
  );
  const matches = (each: DatabaseFunction): number =>
    each.parameters.filter(({ name }) => given.has(name)).length;
  const maxMatches = Math.max(...fitting.map(matches));
  const best = fitting.filter((each) => matches(each) === maxMatches);
  const candidates =
    best.length > 0 || call.among === "query" ? best : overloads.filter(acceptsWholeBody);
  const [first, ...others] = candidates;
  if (!first) throw notFound(catalogue, call);
  if (others.length > 0) throw ambiguous(candidates);
  return first;
}
