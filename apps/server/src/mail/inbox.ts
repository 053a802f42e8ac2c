import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Mail } from "./mail.ts";

const maxMails = 100;

const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** An SMS has none. */
  action: z.object({ label: z.string(), link: z.url({ protocol: /^https?$/ }) }).exactOptional(),
  sentAt: z.iso.datetime(),
});
export type StoredMail = z.infer<typeof storedMail>;

/** Mails and SMS that did not leave this machine, for someone who tries the product without a mail server. */
export interface Inbox {
  keep(mail: Omit<Mail, "action"> & Partial<Pick<Mail, "action">>): Promise<void>;
  /** Newest first. */
  list(): Promise<StoredMail[]>;
}

/** A file a mail, readable by our account only; the oldest make room. */
export function openInbox(folder: string): Inbox {
  const names = async () => {
    const found = await readdir(folder).catch(() => []);
    return found
      .filter((name) => name.endsWith(".json"))
      .sort()
      .toReversed();
  };
  // Orders the mails of one millisecond.
  let count = 0;
  return {
    async keep(mail) {
      const sentAt = new Date().toISOString();
      count += 1;
      const order = `${sentAt.replaceAll(":", "-")}-${String(count).padStart(9, "0")}`;
      const file = path.join(folder, `${order}-${randomUUID()}.json`);
      const draft = `${file}.draft`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, JSON.stringify({ ...mail, sentAt } satisfies StoredMail), {
        mode: 0o600,
      });
      await rename(draft, file);
      const old = (await names()).slice(maxMails);
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
    },
    async list() {
      const texts = await Promise.all(
        (await names()).map((name) =>
          readFile(path.join(folder, name), "utf8").catch(() => undefined),
        ),
      );
      return texts.flatMap((text) => readMail(text) ?? []);
    },
  };
}

/** Undefined for a file that a power cut has left empty, or that another version wrote: the other mails can still be read. */
function readMail(text: string | undefined): StoredMail | undefined {
  if (text === undefined) return undefined;
  try {
    return storedMail.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
