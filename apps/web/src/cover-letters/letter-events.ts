import * as z from "zod/mini";
import { generator, letterSentence, writtenLetter } from "./written-letter.ts";

const letterEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("start"), data: z.object({ writer: generator }) }),
  z.object({
    event: z.literal("sentence"),
    data: z.extend(letterSentence, { paragraph: z.int() }),
  }),
  z.object({ event: z.literal("restart"), data: z.object({ writer: generator }) }),
  z.object({ event: z.literal("done"), data: writtenLetter }),
  z.object({
    event: z.literal("error"),
    data: z.object({ code: z.string(), message: z.string() }),
  }),
]);

/** What `POST /cover-letter` tells while it writes. */
export type LetterEvent = z.infer<typeof letterEvent>;

/** One block of an event stream: its name and the lines of its data. */
function readBlock(block: string): { event: string; data: string } {
  const fields = block.split("\n").map((line) => {
    const [, name = "", value = ""] = /^([^:]*):? ?(.*)/s.exec(line) ?? [];
    return { name, value };
  });
  const valuesOf = (wanted: string) =>
    fields.filter(({ name }) => name === wanted).map(({ value }) => value);
  return { event: valuesOf("event").at(-1) ?? "message", data: valuesOf("data").join("\n") };
}

/** What is not JSON is nothing: a proxy may end a stream in the middle of a line. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Comments and events of a name that we do not know are passed over; a known one that cannot be read is `undefined`. */
function readEvent(block: string): LetterEvent | "unknown" | undefined {
  const { event, data } = readBlock(block);
  if (
    data === "" ||
    !letterEvent.def.options.some((one) => one.shape.event.def.values[0] === event)
  )
    return "unknown";
  const parsed = z.safeParse(letterEvent, { event, data: parseJson(data) });
  return parsed.success ? parsed.data : undefined;
}

/** The events of a stream in their order, `undefined` for one that cannot be read. */
export async function* readLetterEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<LetterEvent | undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunksOf(body)) {
    const blocks = (rest + decoder.decode(chunk, { stream: true }))
      .replaceAll("\r\n", "\n")
      .split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readEvent(block);
      if (event !== "unknown") yield event;
    }
  }
}

/** Not every browser can iterate over a stream by itself. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
