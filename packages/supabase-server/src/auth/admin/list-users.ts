import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { userJson } from "../users/user-json.ts";
import { listUserRows } from "../users/user-row.ts";

const defaultPerPage = 50;
const maxPerPage = 1000;

const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const pageQuery = z.object({
  page: whole.prefault("1"),
  per_page: whole.prefault(String(defaultPerPage)),
});

function linkHeader(url: URL, pages: { current: number; last: number }): string {
  const link = (page: number, rel: string) => {
    const target = new URL(url);
    target.searchParams.set("page", String(page));
    return `<${target.pathname}${target.search}>; rel="${rel}"`;
  };
  const next = pages.last > pages.current ? [link(pages.current + 1, "next")] : [];
  return [...next, link(pages.last, "last")].join(", ");
}

/** `GET /admin/users`: newest first, with GoTrue's headers `Link` and `X-Total-Count`. */
export async function listUsers(auth: AuthServer, c: Context): Promise<Response> {
  const { page = "", per_page: perPageText = "" } = c.req.query();
  const query = pageQuery.safeParse({
    ...(page === "" ? {} : { page }),
    ...(perPageText === "" ? {} : { per_page: perPageText }),
  });
  if (!query.success)
    return errorResponse(c, validationFailed("Bad Pagination Parameters: invalid syntax"));
  const perPage = Math.min(maxPerPage, Math.max(1, query.data.per_page));
  const current = Math.max(1, query.data.page);
  const offset = (current - 1) * perPage;
  const { users, total } = await asAuthAdmin(auth.pool, (client) =>
    listUserRows(client, { limit: perPage, offset }),
  );
  const last = Math.max(1, Math.ceil(total / perPage));
  c.header("X-Total-Count", String(total));
  c.header("Link", linkHeader(new URL(c.req.url), { current, last }));
  return c.json({ users: users.map(userJson), aud: "authenticated" });
}
