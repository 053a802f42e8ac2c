import { ServerProcess } from "@postulo/server/testing/server-process";
import { makeIcons } from "./icons.ts";
import { makeSharePictures } from "./share-pictures.ts";

/** `npm run pictures`: draws, from our own logo and pages, the pictures that are committed. */
await makeIcons();
const server = await ServerProcess.start();
try {
  await makeSharePictures(server.url);
} finally {
  await server.discard();
}
