import { startProviderServer, type ProviderServer } from "@postulo/server/provider-server";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { test as base } from "./journey.ts";

type Started = { readonly provider: ProviderServer; readonly server: ServerProcess };

/** A journey whose server uses a language model of the fake `provider`. */
export const test = base.extend<object, { started: Started; provider: ProviderServer }>({
  started: [
    async ({ serverSettings }, provide) => {
      const provider = await startProviderServer();
      const server = await ServerProcess.start({
        ...serverSettings,
        AI_PROVIDER: "openai-compatible",
        AI_MODEL: "invented-model",
        AI_BASE_URL: `${provider.url}/v1`,
      });
      await provide({ provider, server });
      await server.discard();
      await provider.stop();
    },
    { scope: "worker" },
  ],
  server: [({ started }, provide) => provide(started.server), { scope: "worker" }],
  provider: [({ started }, provide) => provide(started.provider), { scope: "worker" }],
});
