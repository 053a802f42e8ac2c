import { createParser, type EventSourceMessage } from "eventsource-parser";
import * as z from "zod/mini";
import type { EventStream } from "./call-server.ts";
import type { EventSchemas, EventsOf } from "./endpoint.ts";

/** Undefined for what is not JSON: a proxy may end a stream in the middle of a line. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The events of a stream in their order, `undefined` for one that cannot be read. Comments and events of unknown names are
 * skipped. Rejects with the error of `fetch` when the connection breaks off.
 */
export function readEvents<Events extends EventSchemas>(
  stream: EventStream<Events>,
): AsyncGenerator<EventsOf<Events> | undefined, void>;
export async function* readEvents({
  events,
  body,
}: EventStream<EventSchemas>): AsyncGenerator<EventsOf<EventSchemas> | undefined, void> {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  const decoder = new TextDecoder();
  for await (const chunk of chunksOf(body)) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const { event = "message", data } of messages.splice(0)) {
      const schema = Object.hasOwn(events, event) ? events[event] : undefined;
      if (!schema) continue;
      const read = z.safeParse(schema, parseJson(data));
      yield read.success ? { event, data: read.data } : undefined;
    }
  }
}

/** Not every browser supports async iteration of streams. */
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
