import { adminCommand } from "../start/admin-command.ts";

export const objectsUsage = `${adminCommand} move-objects bucket|folder [--remove]. Or ${adminCommand} check-objects.`;

export type ObjectsWords =
  | { readonly kind: "check" }
  | { readonly kind: "move"; readonly to: "bucket" | "folder"; readonly remove: boolean };

/** Undefined when the words are no command for objects. */
export function readObjectsWords([name, to, flag, rest]: readonly string[]):
  | ObjectsWords
  | undefined {
  if (name === "check-objects" && to === undefined) return { kind: "check" };
  const isFlag = flag === undefined || flag === "--remove";
  if (name !== "move-objects" || !isFlag || rest !== undefined) return undefined;
  if (to !== "bucket" && to !== "folder") return undefined;
  return { kind: "move", to, remove: flag !== undefined };
}
