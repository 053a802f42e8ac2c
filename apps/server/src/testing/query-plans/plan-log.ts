import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { z } from "zod";

/** A node of a plan, as `explain (format json)` writes it. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string | undefined;
  "Index Name"?: string | undefined;
  "Index Cond"?: string | undefined;
  Plans?: PlanNode[] | undefined;
}

const planNode: z.ZodType<PlanNode> = z.looseObject({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Index Cond": z.string().optional(),
  get Plans() {
    return z.array(planNode).optional();
  },
});

const explained = z.object({ "Query Text": z.string(), Plan: planNode });

/** A statement that ran, with the plan that it ran by. */
export interface ExplainedStatement {
  readonly text: string;
  readonly plan: PlanNode;
}

export interface PlanLog {
  /** All statements of the server's role since the log was opened, those inside functions and triggers too. */
  read(): Promise<ExplainedStatement[]>;
}

const settings = {
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_parameter_max_length": "0",
  "auto_explain.log_level": "log",
  // Functions that were called are counted.
  track_functions: "all",
  session_preload_libraries: "auto_explain",
};

/** PostgreSQL writes the plan of each statement of this database's server connections that begin from now on. */
export async function openPlanLog({ admin, owner }: TestDatabase): Promise<PlanLog> {
  const client = await admin.connect();
  await client.query("load 'auto_explain'");
  for (const [name, value] of Object.entries(settings)) {
    await client.query(
      `alter role authenticator in database ${owner.database} set ${name} = '${value}'`,
    );
  }
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  client.release();
  const file = path.resolve(rows[0]?.data_directory ?? "", "../../postgres.log");
  const { size } = await stat(file);
  return {
    read: async () => parsePlans((await readFile(file)).subarray(size).toString("utf8")),
  };
}

/** The lines of one entry begin with a tab, except the first. The last entry may be being written. */
function parsePlans(log: string): ExplainedStatement[] {
  const entries = log.split(/\n(?!\t)/);
  if (!log.endsWith("\n\t}\n")) entries.pop();
  return entries.flatMap((entry) => {
    const begin = entry.indexOf("ms  plan:\n");
    if (begin === -1) return [];
    const json = entry.slice(entry.indexOf("{", begin));
    const { "Query Text": text, Plan: plan } = explained.parse(JSON.parse(json));
    return [{ text: text.replaceAll(/\s+/g, " ").trim(), plan }];
  });
}
