import { z } from "zod";

const urlError = "the address of clamd, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl";

/** A host with a port, or the path of a socket. */
function isClamdUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol === "tcp:") return url.hostname !== "" && url.port !== "";
  return url?.protocol === "unix:" && url.hostname === "" && url.pathname.startsWith("/");
}

/** ClamAV's clamd, which scans what is stored. */
export const scanSettings = {
  CLAMD_URL: z.string().refine(isClamdUrl, { error: urlError }).optional(),
  /** For one object, sent and scanned. */
  CLAMD_TIMEOUT_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: "a number from 1 to 999" })
    .transform(Number)
    .default(30),
};
