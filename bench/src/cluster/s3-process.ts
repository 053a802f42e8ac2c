import { startS3Server } from "@postulo/supabase-server/storage/testing/s3-server";

/** The S3 server of the tests as a process of its own: a folder and a port. */
const [directory = "", port] = process.argv.slice(2);
await startS3Server({ directory, port: Number(port) });
