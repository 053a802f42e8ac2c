import process from "node:process";

declare const Deno: { env: { get(name: string): string | undefined } } | undefined;

/** The project's own Supabase. The Edge runtime sets both variables; our server sets them when it starts. */
export function ownSupabase(): { supabaseUrl: string; publishableKey: string } {
  return { supabaseUrl: setting("SUPABASE_URL"), publishableKey: setting("SUPABASE_ANON_KEY") };
}

/** A setting that may be missing. */
export function optionalSetting(name: string): string | undefined {
  const value = typeof Deno === "undefined" ? process.env[name] : Deno.env.get(name);
  return value === "" ? undefined : value;
}

/** @throws when it is missing. */
export function setting(name: string): string {
  const value = optionalSetting(name);
  if (value === undefined) throw new Error(`The setting ${name} is missing.`);
  return value;
}
