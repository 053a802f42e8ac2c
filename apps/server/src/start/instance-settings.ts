import type { ClientBase } from "pg";
import type { Settings } from "../settings/settings.ts";

const write = `insert into private.instance_setting (name, value) values ('default_plan', $1), ('manual_applications', $2)
  on conflict (name) do update set value = excluded.value where instance_setting.value <> excluded.value`;

/** Hands over what the database itself needs to know, for the triggers that make a new user's rows. */
export async function writeInstanceSettings(owner: ClientBase, settings: Settings): Promise<void> {
  await owner.query(write, [settings.DEFAULT_PLAN, settings.MANUAL_APPLICATIONS ? "on" : "off"]);
}
