interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

export type SendEvent<E extends ServerEvent> = (event: E) => void;

/** So often something is sent, that no proxy takes the silence of a thinking model for the end. */
const heartbeatIntervalMs = 15_000;

/**
 * An answer of server-sent events. `produce` sends them, and the stream ends when it is done; its signal is aborted when the reader goes away.
 * It must not fail: what goes wrong is an event too.
 */
export function eventStream<E extends ServerEvent>(
  produce: (send: SendEvent<E>, signal: AbortSignal) => Promise<void>,
  request: Request,
): Response {
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, request.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send: SendEvent<E> = ({ event, data }) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const heartbeat = setInterval(write, heartbeatIntervalMs, ":\n\n");
      void produce(send, signal).finally(() => {
        clearInterval(heartbeat);
        if (!gone.signal.aborted) controller.close();
      });
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // nginx would hold the sentences back until its buffer is full.
      "x-accel-buffering": "no",
    },
  });
}
