import { once } from "node:events";

/** A tab, or a frame of one. */
export type Context = {
  readonly context: string;
  readonly url: string;
  readonly children?: readonly Context[] | null;
};

/** A serialized value of a page; a node has a shared id. */
type RemoteValue = {
  readonly sharedId?: string;
  readonly value?: string | { readonly shadowRoot?: { readonly sharedId?: string } | null };
};

/** The used fields of all results. */
type Result = {
  readonly context?: string;
  readonly contexts?: readonly Context[];
  readonly capabilities?: { readonly browserVersion: string };
  readonly result?: RemoteValue;
  readonly exceptionDetails?: { readonly text: string };
};

type Message = {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly message?: string;
  readonly result?: Result;
};

type Pending = {
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
};

/** A WebDriver BiDi connection (https://w3c.github.io/webdriver-bidi/): commands as JSON, over one socket. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, Pending>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#read(String(data)));
    socket.addEventListener("close", () => {
      for (const { reject } of this.#pending.values())
        reject(new Error("Firefox has disconnected"));
    });
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(`${address}/session`);
    await once(socket, "open");
    return new Bidi(socket);
  }

  send(method: string, params: object = {}): Promise<Result> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, {
        resolve,
        reject: ({ message }) => reject(new Error(`${method}: ${message}`)),
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #read(text: string): void {
    const { id = -1, type, message, result = {} }: Message = JSON.parse(text);
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    if (type === "error") request?.reject(new Error(message));
    else request?.resolve(result);
  }
}
