import { OperatorError } from "@postulo/postgres/operator-error";

/** Adds the settings of the file `.env`, if there is one; what the environment says already stays. */
export function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
    throw new OperatorError("The file .env cannot be read.", { cause: error });
  }
}
