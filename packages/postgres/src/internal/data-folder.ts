import { randomBytes, randomUUID } from "node:crypto";
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "../operator-error.ts";
import { databaseAccount } from "./database-account.ts";
import { canEnter, makePrivateFolder, systemFolder } from "./folder-access.ts";
import type { Account } from "./run-program.ts";

const passwordFile = "owner-password";

export interface DataFolder {
  /** The absolute path of DATA_DIR. */
  folder: string;
  /** The database's folder: inside DATA_DIR, or the target of a link inside it. */
  home: string;
  /** The account that runs the database, when it is not the current one. */
  account: Account | undefined;
  /** The password of the database's owner; its file is readable by the server's account only. */
  password: string;
}

/** Creates DATA_DIR with private modes; the account that runs the database can reach its own folder. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const requested = path.resolve(dataDir);
  try {
    await mkdir(path.dirname(requested), { recursive: true });
    await mkdir(requested, { recursive: true, mode: 0o700 });
    const folder = await realpath(requested);
    const account = await databaseAccount(path.join(folder, "postgres"));
    await closeToOthers(folder, account);
    const password = await ownerPassword(folder);
    const home = await openHome(folder, account);
    return { folder, home, account, password };
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`The data folder ${requested} cannot be used (${reason}).`, { cause });
  }
}

/** A folder that also contains other files keeps its mode: it may be a home folder, or /tmp. */
async function closeToOthers(folder: string, account: Account | undefined): Promise<void> {
  const [names, { uid }] = await Promise.all([readdir(folder), stat(folder)]);
  const isOurs = names.length === 0 || names.includes(passwordFile);
  if (!isOurs || uid !== process.getuid?.()) return;
  // With root, the database's group may traverse the folder without listing it.
  if (account) await chown(folder, 0, account.gid);
  await chmod(folder, account ? 0o710 : 0o700);
}

async function openHome(folder: string, account: Account | undefined): Promise<string> {
  const home = path.join(folder, "postgres");
  const there = await lstat(home).catch(() => undefined);
  if (there?.isSymbolicLink()) {
    const elsewhere = await readlink(home);
    await makePrivateFolder(elsewhere, account);
    return elsewhere;
  }
  if (there || (await canEnter(folder, account))) {
    await makePrivateFolder(home, account);
    if (await canEnter(home, account)) return home;
    throw new OperatorError(
      `The database in ${home} cannot be reached by the account ${account?.name} that runs it: move the data folder to a place that it may enter, such as ${systemFolder}.`,
    );
  }
  return openHomeElsewhere(home, account);
}

/** For root with a data folder in a private home: the database is stored in `systemFolder`. */
async function openHomeElsewhere(home: string, account: Account | undefined): Promise<string> {
  const elsewhere = path.join(systemFolder, randomUUID());
  await mkdir(systemFolder, { recursive: true });
  await chmod(systemFolder, 0o755);
  await makePrivateFolder(elsewhere, account);
  if (await canEnter(elsewhere, account)) {
    await symlink(elsewhere, home);
    return elsewhere;
  }
  await rm(elsewhere, { recursive: true });
  throw new OperatorError(
    `The account ${account?.name}, which runs the database for root, can enter neither ${path.dirname(home)} nor ${systemFolder}: set DATA_DIR to a folder that it can enter.`,
  );
}

/** Concurrent first starts must agree on one password: the file is created atomically, by a hard link. */
async function ownerPassword(folder: string): Promise<string> {
  const file = path.join(folder, passwordFile);
  const written = await readFile(file, "utf8").catch(() => undefined);
  if (written !== undefined) return written.trim();
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, {
    mode: 0o600,
    flush: true,
  });
  await link(draft, file).catch(() => {});
  await rm(draft);
  return (await readFile(file, "utf8")).trim();
}
