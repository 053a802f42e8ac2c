import { ApiError } from "./api-error.ts";

/** The types to which a request may cast a column. */
const castTypes = [
  "text",
  "varchar",
  "char",
  "citext",
  "name",
  "uuid",
  "bool",
  "boolean",
  "int",
  "int2",
  "int4",
  "int8",
  "smallint",
  "integer",
  "bigint",
  "numeric",
  "decimal",
  "real",
  "float4",
  "float8",
  "double precision",
  "money",
  "date",
  "time",
  "timetz",
  "timestamp",
  "timestamptz",
  "interval",
  "json",
  "jsonb",
  "bytea",
] as const;

/** `::type`; empty without a cast. */
export function castSql(cast: string | undefined): string {
  if (cast === undefined) return "";
  const isArray = cast.endsWith("[]");
  const typeName = (isArray ? cast.slice(0, -2) : cast).toLowerCase();
  const type = castTypes.find((each) => each === typeName);
  if (!type)
    throw new ApiError({ status: 400, code: "42704", message: `type "${cast}" does not exist` });
  return `::${type}${isArray ? "[]" : ""}`;
}
