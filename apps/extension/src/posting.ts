import { readPosting } from "./tracking/posting.ts";

// Put into a page only when it is asked what job it is for: filling does without.
globalThis.postuloPosting ??= () => readPosting(document, location.href);
