/** A place for backups. */
export interface BackupStore {
  /** For messages: a folder or a URL. */
  readonly location: string;
  /** Stores everything or nothing. Afterwards the content survives a power failure. @returns its length in bytes. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Undefined when there is none of that name. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** The names of complete backups, oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const namePattern = /^postulo-\d{8}T\d{6}\.\d{3}Z\.tar\.gz(?:\.age)?$/;

export const isBackupName = (name: string): boolean => namePattern.test(name);

/** Names sort by time. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().replaceAll(/[-:]/g, "");
  return `postulo-${time}.tar.gz${isEncrypted ? ".age" : ""}`;
}

/** When that backup was made. */
export function timeOfBackup(name: string): Date {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3})Z/.exec(name) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
