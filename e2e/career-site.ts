import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "vite";

const folder = path.join(import.meta.dirname, "pages");

const pages = new Map([
  ["/jobs/care-coordinator", "plain-form.html"],
  ["/emplois/charge-de-projet", "react-form.html"],
  ["/jobs/support-engineer", "widgets.html"],
  ["/jobs/support-engineer/address", "address.html"],
  ["/emplois/infirmiere", "steps.html"],
  ["/emplois", "jobs.html"],
  ["/jobs/stock-planner", "strict-page.html"],
  ["/careers/supply-planner", "supply-planner.html"],
  ["/carrieres/planificateur", "planificateur.html"],
  ["/careers/care-coordinator", "embedding-page.html"],
  ["/jobs/quiet-traps", "hostile-form.html"],
  ["/jobs/night-nurse", "honest-form.html"],
  ["/careers.css", "careers.css"],
  ["/sent", "sent.html"],
]);

/** What lists of the pages offer, by the query's `of`. */
const offered: Readonly<Record<string, readonly string[]>> = {
  towns: ["Lyon, France", "Lyon, Mississippi, United States", "Lyons, Colorado, United States"],
  skills: ["Excel", "Linux", "Python", "Python scripting"],
};

/** Longer than a page is usually quiet for. */
const suggestionDelayMs = 1500;

const suggestionsFor = ({ searchParams }: URL): readonly string[] => {
  const query = (searchParams.get("q") ?? "").toLowerCase();
  const texts = offered[searchParams.get("of") ?? ""] ?? [];
  return texts.filter((text) => text.toLowerCase().startsWith(query));
};

/** Bundles the script of a page. */
async function bundle(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      __VUE_OPTIONS_API__: "false",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(folder, `${name}.tsx`), formats: ["es"], fileName: name },
    },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const chunk = outputs.find((output) => output.type === "chunk");
  if (chunk?.type !== "chunk") throw new Error(`${name} was not bundled`);
  return chunk.code;
}

const bundles = new Map<string, Promise<string>>();

/** Bundled on the first request. */
function scriptOf(name: string): Promise<string> {
  const script = bundles.get(name) ?? bundle(name);
  bundles.set(name, script);
  return script;
}

/** A test career site on loopback, with the application pages of this folder. It counts submissions. */
export class CareerSite {
  readonly url: string;
  #sent = 0;
  readonly #server: Server;

  private constructor(server: Server, origin: string) {
    this.#server = server;
    this.url = origin;
  }

  /** @param host a loopback address; the test build of the extension has access to 127.0.0.1 only. */
  static async open(host = "127.0.0.1"): Promise<CareerSite> {
    const server = createServer();
    server.listen(0, host);
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string")
      throw new Error("The career site has no port");
    const site = new CareerSite(server, `http://${host}:${address.port}`);
    server.on("request", (request, response) => {
      if (request.method === "POST") site.#sent += 1;
      void site.#answer(request.url ?? "/", response);
    });
    return site;
  }

  /** The number of submitted forms. The extension never submits. */
  get sent(): number {
    return this.#sent;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #answer(address: string, response: ServerResponse): Promise<void> {
    const url = new URL(address, this.url);
    const { pathname } = url;
    const widgets = /^\/jobs\/fields\/([\w-]+)$/.exec(pathname)?.[1];
    const page = widgets === undefined ? pages.get(pathname) : `fields/${widgets}.html`;
    const script = /^\/scripts\/([\w-]+)\.js$/.exec(pathname)?.[1];
    if (script !== undefined) {
      response.setHeader("content-type", "text/javascript").end(await scriptOf(script));
    } else if (pathname === "/suggestions") {
      await setTimeout(suggestionDelayMs);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(suggestionsFor(url)));
    } else if (page) {
      const mediaType = page.endsWith(".css") ? "text/css" : "text/html";
      response.setHeader("content-type", `${mediaType}; charset=utf-8`);
      response.end(await readFile(path.join(folder, page), "utf8"));
    } else {
      response.writeHead(404).end();
    }
  }
}
