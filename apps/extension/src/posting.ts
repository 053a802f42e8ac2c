import { readPosting } from "./tracking/posting.ts";

// Injected only to read the posting; filling does not need it.
globalThis.postuloPosting ??= () => readPosting(document, location.href);
