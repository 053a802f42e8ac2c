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
import { StartError } from "../start-error.ts";
import { databaseAccount } from "./database-account.ts";
import { canEnter, makePrivateFolder, systemFolder } from "./reach.ts";
import type { Account } from "./run-program.ts";

const passwordFile = "owner-password";

export interface DataFolder {
  /** The absolute path of DATA_DIR. */
  folder: string;
  /** The database's own folder: inside of DATA_DIR, or where a link inside of it leads to. */
  home: string;
  /** Who runs the database, when it is not ourselves. */
  account: Account | undefined;
  /** The password of the database's owner; only our own account can read its file. */
  password: string;
}

/**
 * Makes DATA_DIR ready: nobody but us sees into it, and the account that runs the database gets as far as its own folder.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const asked = path.resolve(dataDir);
  try {
    await mkdir(path.dirname(asked), { recursive: true });
    await mkdir(asked, { recursive: true, mode: 0o700 });
    const folder = await realpath(asked);
    const account = await databaseAccount(path.join(folder, "postgres"));
    await closeToOthers(folder, account);
    const password = await ownerPassword(folder);
    const home = await openHome(folder, account);
    return { folder, home, account, password };
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The data folder ${asked} cannot be used (${reason}).`, { cause });
  }
}

/** A folder that holds other things than ours keeps its mode: it may be somebody's home, or /tmp. */
async function closeToOthers(folder: string, account: Account | undefined): Promise<void> {
  const [names, { uid }] = await Promise.all([readdir(folder), stat(folder)]);
  const isOurs = names.length === 0 || names.includes(passwordFile);
  if (!isOurs || uid !== process.getuid?.()) return;
  // As root the database's group may pass through, to its own folder, without seeing what else is here.
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
    throw new StartError(
      `The database in ${home} cannot be reached by the account ${account?.name} that runs it: move the data folder to a place that it may enter, such as ${systemFolder}.`,
    );
  }
  return openHomeElsewhere(home, account);
}

/** For root with a data folder below its own closed home: the database lives in a place that its account can enter. */
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
  throw new StartError(
    `The account ${account?.name}, which runs the database for root, can enter neither ${path.dirname(home)} nor ${systemFolder}: set DATA_DIR to a folder that it can enter.`,
  );
}

/** Two first starts at once must end with one password: the file appears whole, and only once. */
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
