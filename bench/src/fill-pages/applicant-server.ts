import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Tables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** The smallest PDF that is a file with content; forms do not read it here. */
const document = "%PDF-1.4\n%%EOF\n";

/** Rows of an applicant's file with ids, which the server sets. */
const withIds = (rows: Tables[string]) =>
  rows.map((row, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    ...row,
  }));

/**
 * A server on loopback with the tables and files of one applicant at a time, as the extension reads them. It stores
 * nothing, and permits every function.
 */
export class ApplicantServer {
  readonly #server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [, area, , name = ""] = pathname.split("/");
    if (area === "storage") {
      response.writeHead(200, { ...headers, "content-type": "application/pdf" }).end(document);
      return;
    }
    const isRead = request.method === "GET" && area === "rest";
    const body = isRead ? withIds(this.tables[name] ?? []) : true;
    response
      .writeHead(200, { ...headers, "content-type": "application/json" })
      .end(JSON.stringify(body));
  });
  tables: Tables = {};

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("No port");
    return `http://127.0.0.1:${(address satisfies AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
