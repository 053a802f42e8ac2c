import { asCaller } from "@postulo/postgres/as-caller";
import type { PoolClient } from "pg";
import * as z from "zod";
import { measuredServer, must } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { speedRatio } from "../timing.ts";

const columns =
  "id,job_title,company_name,job_url,location,applied_at,source,application_stage,priority_level,application_method,contact_name,contact_email,contact_phone,next_action,next_action_date,reminder_set,version";

const rowsSql = `select ${columns} from public.job_applied where user_id = $1 order by applied_at desc limit 100`;
/** The table API lets PostgreSQL build the JSON, so the same SQL does that too. */
const jsonSql = `select coalesce(json_agg(row_to_json(listed)), '[]')::text as body from (${rowsSql}) as listed`;

const answer = z.tuple([z.object({ body: z.string() })]);

/** The list as the applications page asks for it. */
async function listOverHttp(): Promise<void> {
  const { server, userId, accessToken } = await measuredServer();
  const query = `select=${columns}&user_id=eq.${userId}&order=applied_at.desc&limit=100`;
  const response = await fetch(`${server.url}/rest/v1/job_applied?${query}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  mustBeWhole(await response.json());
}

/** The same transaction, role and claims, without HTTP. */
async function inDatabase<T>(work: (client: PoolClient, userId: string) => Promise<T>): Promise<T> {
  const { database, userId } = await measuredServer();
  const caller = {
    role: "authenticated",
    claims: { sub: userId, role: "authenticated", email: "bench@mail.example" },
  };
  return asCaller(database.pool, caller, (client) => work(client, userId));
}

async function listThroughPg(): Promise<void> {
  const { rows } = await inDatabase((client, userId) => client.query(jsonSql, [userId]));
  const [{ body }] = answer.parse(rows);
  mustBeWhole(JSON.parse(body));
}

async function rowsThroughPg(): Promise<void> {
  const { rows } = await inDatabase((client, userId) => client.query(rowsSql, [userId]));
  mustBeWhole(rows);
}

function mustBeWhole(rows: unknown): void {
  if (!Array.isArray(rows) || rows.length !== 100) throw new Error("The list is not whole");
}

/** The table API against the same work without it. */
export const tableRows: readonly Row[] = [
  {
    name: "list of 100 applications over HTTP, to the same SQL through pg",
    unit: "×",
    budget: { atLeast: 0.5 },
    measure: () => speedRatio(listOverHttp, listThroughPg, { pairs: 9, runsEach: 60 }),
  },
  {
    name: "list of 100 applications over HTTP, to plain rows through pg",
    unit: "×",
    budget: { atLeast: 0.3 },
    measure: () => speedRatio(listOverHttp, rowsThroughPg, { pairs: 9, runsEach: 60 }),
  },
  {
    name: "list of 100 applications through the official client, to pg",
    unit: "×",
    budget: { atLeast: 0.3 },
    measure: async () => {
      const { client, userId } = await measuredServer();
      const list = async () => {
        const request = client.from("job_applied").select(columns).eq("user_id", userId);
        must(await request.order("applied_at", { ascending: false }).limit(100));
      };
      return speedRatio(list, listThroughPg, { pairs: 9, runsEach: 60 });
    },
  },
];
