/** The 49,000 most used passwords of leaked data sets, from the dictionary of zxcvbn; 10 MB, loaded on first use. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the most used ones, whatever its case. Nothing leaves the machine. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= loadCommonPasswords().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (await loading).has(password.normalize("NFKC").toLowerCase());
}
