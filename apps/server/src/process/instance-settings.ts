import { Client } from "pg";
import type { ClientConfig } from "pg";
import type { Settings } from "../settings.ts";

const write = `insert into private.instance_setting (name, value) values ($1, $2)
  on conflict (name) do update set value = excluded.value where instance_setting.value <> excluded.value`;

/** Hands over what the database itself needs to know, for the triggers that make a new user's rows. */
export async function writeInstanceSettings(
  owner: ClientConfig,
  settings: Settings,
): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  try {
    await client.query(write, ["default_plan", settings.DEFAULT_PLAN]);
    await client.query(write, ["manual_applications", settings.MANUAL_APPLICATIONS ? "on" : "off"]);
  } finally {
    await client.end();
  }
}
