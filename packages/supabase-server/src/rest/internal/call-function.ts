import type { Catalogue, DatabaseFunction, Parameter, RowSource } from "./catalogue/catalogue.ts";
import { chooseFunction, acceptsWholeBody } from "./choose-function.ts";
import type { Media } from "./media-type.ts";
import type { Format } from "./output.ts";
import { invalidBody } from "./api-error.ts";
import { arrayText } from "./condition-sql.ts";
import type { RequestBody } from "./request-body.ts";
import { responseSettingsSql } from "./response-settings.ts";
import type { Plan } from "./plan.ts";
import type { Preferences } from "./preferences.ts";
import { parseQueryString } from "./query-string.ts";
import { readSql } from "./read-sql.ts";
import { rootScope } from "./scope.ts";
import { Values } from "./statement.ts";

export interface CallRequest {
  aggregates: boolean;
  maxEmbeddedRows: number;
  name: string;
  parameters: URLSearchParams;
  /** Of a POST; a GET has its arguments in the query string, beside the filters. */
  body: RequestBody | undefined;
  preferences: Preferences;
  media: Media;
  withBody: boolean;
  maxRows: number;
}

/** The row source of a scalar result. */
const scalarSource: RowSource = {
  name: "result",
  columns: new Map(),
  computed: new Map(),
  relationships: [],
  rowType: undefined,
};

/** The argument names of a body; none when the function takes the whole body. */
function namesIn({ text, outline, kind }: RequestBody): readonly string[] {
  if (kind !== "json") return [];
  if (outline.kind === "object") return outline.keys;
  if (outline.kind === "invalid" && text.trim() !== "") throw invalidBody("Empty or invalid json");
  return [];
}

const typed = (parameters: readonly Parameter[]): string =>
  parameters.map(({ sql, type }) => `${sql} ${type}`).join(", ");

const variadic = ({ mode }: Parameter): string => (mode === "v" ? "variadic " : "");

/** Arguments from a JSON body: PostgreSQL casts them to the types of the parameters. */
function callWithBody(target: DatabaseFunction, body: RequestBody, values: Values): string {
  const [first] = target.parameters;
  if (first && acceptsWholeBody(target))
    return `${target.sql}(${values.bind(body.text)}::${first.type})`;
  const given = new Set(namesIn(body));
  const used = target.parameters.filter(({ name }) => given.has(name));
  if (used.length === 0) return `${target.sql}()`;
  const list = used.map((each) => `${variadic(each)}${each.sql} => a.${each.sql}`).join(", ");
  return `json_to_record(${values.bind(body.text)}::json) as a (${typed(used)}), ${target.sql}(${list})`;
}

/** A variadic argument is one array, or the values of the parameter each time it is given. */
function queryArgument(parameters: URLSearchParams, { name, mode }: Parameter): string | undefined {
  const given = parameters.getAll(name);
  const [first, ...others] = given;
  if (mode !== "v" || first === undefined) return first;
  const isArray = others.length === 0 && /^\{.*\}$/s.test(first);
  return isArray ? first : arrayText(given);
}

/** Arguments from a query string, in the text format of PostgreSQL for each type. */
function callWithQuery(
  target: DatabaseFunction,
  parameters: URLSearchParams,
  values: Values,
): string {
  const list = target.parameters.flatMap((parameter) => {
    const value = queryArgument(parameters, parameter);
    if (value === undefined) return [];
    return [`${variadic(parameter)}${parameter.sql} => ${values.bind(value)}::${parameter.type}`];
  });
  return `${target.sql}(${list.join(", ")})`;
}

function called(target: DatabaseFunction, request: CallRequest, values: Values): string {
  return request.body === undefined
    ? callWithQuery(target, request.parameters, values)
    : callWithBody(target, request.body, values);
}

function formatOf({ media }: CallRequest, target: DatabaseFunction): Format {
  const isOne = !target.returns.set && media.shape !== "csv";
  return { stripNulls: media.stripNulls, shape: isOne ? "object" : media.shape };
}

/** `/rpc/name`. A GET, and a `stable` or `immutable` function, runs in a read-only transaction. */
export function planCall(catalogue: Catalogue, request: CallRequest): Plan {
  const { media, preferences, parameters, body } = request;
  const among = body === undefined ? "query" : body.kind;
  const given = body === undefined ? [...parameters.keys()] : namesIn(body);
  const target = chooseFunction(catalogue, { name: request.name, given, among });
  const { set, shape } = target.returns;
  const values = new Values();
  const call = called(target, request, values);
  const common = { readOnly: among === "query" || !target.volatile, media, preferences };
  if (shape.kind === "void") {
    const text = `select null::text as body, 1 as rows, null::float8 as total, ${responseSettingsSql} from ${call} as t`;
    const response = { kind: "result", offset: 0, isList: false, isVoid: true } as const;
    return { ...common, statement: { text, values: values.list }, labels: [], response };
  }
  const scalar = shape.kind === "scalar";
  const ignored = new Set(among === "query" ? target.parameters.map(({ name }) => name) : []);
  const query = parseQueryString(parameters, {
    maxRows: request.maxRows,
    maxEmbeddedRows: request.maxEmbeddedRows,
    ignored,
  });
  const source = scalar ? scalarSource : shape.source;
  const context = { ...request, schema: catalogue.schema, values };
  const scope = rootScope(context, source, { query, isResult: true });
  const statement = readSql(scope, query, {
    prelude: `with s as (select ${scalar ? "t.value" : "t.*"} from ${call} as t${scalar ? " (value)" : ""}) `,
    from: "s",
    format: formatOf(request, target),
    withTotal: preferences.count !== undefined,
    withBody: request.withBody,
    scalar,
  });
  const response = { kind: "result", offset: query.offset, isList: set, isVoid: false } as const;
  return { ...common, statement, labels: statement.labels, response };
}
