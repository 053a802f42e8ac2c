import { createClient } from "@supabase/supabase-js";
import { measuredServer } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { median, timeRuns } from "../timing.ts";

/** Signing in is slow on purpose: argon2id is most of it. */
export const signInRows: readonly Row[] = [
  {
    name: "sign-in with password, median",
    unit: "ms",
    budget: { atMost: 150 },
    measure: async () => {
      const { server, credentials } = await measuredServer();
      const signIn = async () => {
        const client = createClient(server.url, "sb_publishable_bench", {
          auth: { persistSession: false, autoRefreshToken: false },
        });
        const { error } = await client.auth.signInWithPassword(credentials);
        if (error) throw error;
      };
      return median(await timeRuns(signIn, { count: 11, warmUps: 3 }));
    },
  },
];
