import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { findLocalModels, localServers } from "./local-models.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves on a free port of this machine. */
function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    });
  });
}

const serveJson = (path: string, body: unknown) =>
  serve((request, response) => {
    const isPath = request.url === path && request.method === "GET";
    response.writeHead(isPath ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });

/** Looks for the named program at an address. */
function find(name: string, origin: string) {
  const servers = localServers.filter((server) => server.name === name);
  return findLocalModels(servers.map((server) => ({ ...server, origin })));
}

test("the usual ports of this machine alone are asked", () => {
  expect(localServers.map(({ name, origin }) => [name, origin])).toEqual([
    ["Ollama", "http://127.0.0.1:11434"],
    ["llama.cpp", "http://127.0.0.1:8080"],
    ["LM Studio", "http://127.0.0.1:1234"],
  ]);
});

test("Ollama's models are found, without embeddings and without those that run in its cloud", async () => {
  const origin = await serveJson("/api/tags", {
    models: [
      { name: "llama3.2:3b", details: { family: "llama" } },
      { name: "nomic-embed-text:latest", details: { family: "nomic-bert" } },
      { name: "gpt-oss:120b-cloud", details: { family: "gptoss" } },
      { name: "big", remote_host: "https://ollama.com", details: {} },
    ],
  });
  expect(await find("Ollama", origin)).toEqual([
    { name: "Ollama", baseUrl: `${origin}/v1`, models: ["llama3.2:3b"] },
  ]);
});

test("the model of a llama.cpp server is found, another program at its port is not", async () => {
  const own = await serveJson("/v1/models", { data: [{ id: "qwen3", owned_by: "llamacpp" }] });
  expect(await find("llama.cpp", own)).toMatchObject([{ models: ["qwen3"] }]);
  const other = await serveJson("/v1/models", { data: [{ id: "a", owned_by: "someone" }] });
  expect(await find("llama.cpp", other)).toEqual([]);
});

test("LM Studio's language models are found", async () => {
  const origin = await serveJson("/api/v0/models", {
    data: [
      { id: "mistral-7b", type: "llm" },
      { id: "text-embedding-nomic", type: "embeddings" },
      { id: "qwen2-vl", type: "vlm" },
    ],
  });
  expect(await find("LM Studio", origin)).toMatchObject([{ models: ["mistral-7b", "qwen2-vl"] }]);
});

test("nothing is found where nothing listens, nothing answers, or something else does", async () => {
  const closed = await serve(() => {});
  for (const close of closing.splice(0)) close();
  expect(await find("Ollama", closed)).toEqual([]);
  const silent = await serve(() => {});
  expect(await find("Ollama", silent)).toEqual([]);
  const page = await serve((_, response) => response.end("<html></html>"));
  expect(await find("Ollama", page)).toEqual([]);
  const elsewhere = await serve((_, response) =>
    response.writeHead(302, { location: "https://example.org/" }).end(),
  );
  expect(await find("Ollama", elsewhere)).toEqual([]);
  const empty = await serveJson("/api/tags", { models: [] });
  expect(await find("Ollama", empty)).toEqual([]);
});
