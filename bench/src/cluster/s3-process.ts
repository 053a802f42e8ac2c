import { startS3Server } from "@postulo/supabase-server/storage/testing/s3-server";

/** Runs the S3 server of the tests as a separate process: `node s3-process.ts DIRECTORY PORT`. */
const [directory = "", port] = process.argv.slice(2);
await startS3Server({ directory, port: Number(port) });
