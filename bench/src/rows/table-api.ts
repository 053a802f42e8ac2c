import { measuredServer, assertOk } from "../measured-server.ts";
import { requestHttp, rowsOf } from "../over-http.ts";
import { ratioRows } from "../ratio-rows.ts";
import type { Row } from "../row.ts";
import { queryPg } from "../through-pg.ts";
import { speedRatio } from "../timing.ts";

const columns =
  "id,job_title,company_name,job_url,location,applied_at,source,application_stage,priority_level,application_method,contact_name,contact_email,contact_phone,next_action,next_action_date,reminder_set,version";

const list = `select ${columns} from public.job_applied where user_id = $1 order by applied_at desc limit 100`;
const one = "select id,first_name,last_name from public.profile where user_id = $1";

/** As the server sends it: PostgreSQL writes the JSON. */
const asJson = (rows: string) =>
  `select coalesce(json_agg(r.*), '[]')::text as body, count(*)::int as rows from (${rows}) as r`;

/** The request of the applications page. */
async function listOverHttp(): Promise<void> {
  const { userId } = await measuredServer();
  const path = `/rest/v1/job_applied?select=${columns}&user_id=eq.${userId}&order=applied_at.desc&limit=100`;
  whole(rowsOf(await requestHttp({ path }, 200)));
}

/** The very statement that the server sends, and its JSON read as the client of the request reads it. */
async function listAsJson(): Promise<void> {
  const { userId } = await measuredServer();
  const { rows } = await queryPg(asJson(list), [userId]);
  whole(JSON.parse(rows[0].body));
}

/** The same rows as pg itself reads them. */
async function listAsRows(): Promise<void> {
  const { userId } = await measuredServer();
  whole((await queryPg(list, [userId])).rows);
}

function whole(rows: readonly unknown[]): void {
  if (rows.length !== 100) throw new Error("The list is not whole");
}

async function oneOverHttp(): Promise<void> {
  const { userId } = await measuredServer();
  const path = `/rest/v1/profile?select=id,first_name,last_name&user_id=eq.${userId}`;
  if (rowsOf(await requestHttp({ path }, 200)).length !== 1) throw new Error("There is no profile");
}

async function oneAsRow(): Promise<void> {
  const { userId } = await measuredServer();
  const { rows } = await queryPg(one, [userId]);
  if (rows.length !== 1) throw new Error("There is no profile");
}

/** Other data than the list of 100, which belongs to one user. */
const noted = { label: "General", content: "Written by the bench" };

async function insertOverHttp(): Promise<void> {
  const { profileId } = await measuredServer();
  const body = JSON.stringify({ ...noted, profile_id: profileId });
  const headers = { "content-type": "application/json", prefer: "return=minimal" };
  await requestHttp({ method: "POST", path: "/rest/v1/other", headers, body }, 201);
}

async function insertThroughPg(): Promise<void> {
  const { profileId } = await measuredServer();
  await queryPg("insert into public.other (profile_id, label, content) values ($1, $2, $3)", [
    profileId,
    noted.label,
    noted.content,
  ]);
}

async function callOverHttp(): Promise<void> {
  const headers = { "content-type": "application/json" };
  const path = "/rest/v1/rpc/get_current_user_usage";
  rowsOf(await requestHttp({ method: "POST", path, headers, body: "{}" }, 200));
}

const callThroughPg = () => queryPg("select * from public.get_current_user_usage()", []);

/** The table API against the same work without it. Both clients read the rows into objects. */
export const tableRows: readonly Row[] = [
  ...ratioRows({
    name: "list of 100 applications, to the same JSON statement through pg",
    overHttp: listOverHttp,
    without: listAsJson,
    atLeast: [0.5, 0.5],
  }),
  ...ratioRows({
    name: "list of 100 applications, to its plain rows through pg",
    overHttp: listOverHttp,
    without: listAsRows,
    atLeast: [0.4, 0.4],
  }),
  {
    name: "list of 100 applications, official client, to rows through pg",
    unit: "×",
    budget: { atLeast: 0.2 },
    measure: async () => {
      const { client, userId } = await measuredServer();
      const send = async () => {
        const request = client.from("job_applied").select(columns).eq("user_id", userId);
        assertOk(await request.order("applied_at", { ascending: false }).limit(100));
      };
      return speedRatio(send, listAsRows, { pairs: 11, runsEach: 80, clients: 1 });
    },
  },
  ...ratioRows({
    name: "single-row select, to the same row through pg",
    overHttp: oneOverHttp,
    without: oneAsRow,
    atLeast: [0.25, 0.25],
    runsEach: 150,
  }),
  ...ratioRows({
    name: "insert, to the same insert through pg",
    overHttp: insertOverHttp,
    without: insertThroughPg,
    atLeast: [0.25, 0.25],
    runsEach: 100,
  }),
  ...ratioRows({
    name: "rpc get_current_user_usage, to the same call through pg",
    overHttp: callOverHttp,
    without: callThroughPg,
    atLeast: [0.25, 0.25],
    runsEach: 100,
  }),
];
