import { once } from "node:events";
import { SMTPServer } from "smtp-server";

type Done = (error?: Error | null) => void;

/** A mail server that stores accepted mails, with configurable errors. */
export class MailServer {
  /** Whole mails, as they came. */
  readonly taken: string[] = [];
  /** Called before a recipient is accepted. */
  onRecipient: (address: string, done: Done) => void = (_address, done) => done();
  /** Called with the whole text, before it is acknowledged. */
  onText: (text: string, done: Done) => void = (_text, done) => done();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => this.onRecipient(address, done),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        this.taken.push(text);
        this.onText(text, done);
      });
    },
  });

  static async start(): Promise<MailServer> {
    const own = new MailServer();
    // A client that was killed is no failure of the server.
    own.#server.on("error", () => {});
    await once(own.#server.listen(0, "127.0.0.1"), "listening");
    return own;
  }

  get url(): string {
    const address = this.#server.server.address();
    return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  /** Hangs up on everybody. */
  hangUp(): void {
    for (const connection of this.#server.connections) connection.close();
  }

  reset(): void {
    this.taken.length = 0;
    this.onRecipient = (_address, done) => done();
    this.onText = (_text, done) => done();
  }

  async stop(): Promise<void> {
    this.hangUp();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}
