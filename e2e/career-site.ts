import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { build } from "vite";

const folder = path.join(import.meta.dirname, "pages");

const pages = new Map([
  ["/jobs/care-coordinator", "plain-form.html"],
  ["/emplois/charge-de-projet", "react-form.html"],
  ["/sent", "sent.html"],
]);

async function bundleReactForm(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      lib: { entry: path.join(folder, "react-form.tsx"), formats: ["es"], fileName: "react-form" },
    },
  });
  const chunk = [built].flat().flatMap((result) => ("output" in result ? result.output : []))[0];
  if (chunk?.type !== "chunk") throw new Error("The React form was not bundled");
  return chunk.code;
}

/** A career site of our own on loopback, with the application pages of this folder. It counts what is sent to it. */
export class CareerSite {
  readonly url: string;
  #sent = 0;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<CareerSite> {
    const script = await bundleReactForm();
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string")
      throw new Error("The career site has no port");
    const site = new CareerSite(server, address.port);
    server.on("request", (request, response) => {
      if (request.method === "POST") site.#sent += 1;
      void site.#answer(request.url ?? "/", response, script);
    });
    return site;
  }

  /** How many forms were submitted. The extension never submits, so only a person raises it. */
  get sent(): number {
    return this.#sent;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #answer(address: string, response: ServerResponse, script: string): Promise<void> {
    const page = pages.get(address);
    if (address === "/react-form.js") {
      response.setHeader("content-type", "text/javascript").end(script);
    } else if (page) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(await readFile(path.join(folder, page), "utf8"));
    } else {
      response.writeHead(404).end();
    }
  }
}
