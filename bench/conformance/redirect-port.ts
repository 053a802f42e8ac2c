import net from "node:net";

/**
 * Loaded into the processes of the upstream suites by `node --import`. Connections to the port that their tests name
 * lead to the server under test, so that no upstream file is edited and several runs share one checkout.
 */
export const upstreamPort = 54321;

const target = Number(process.env["CONFORMANCE_PORT"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `net.connect` passes its arguments as one array whose first element holds the options. */
function withTarget(argument: unknown): void {
  const options: unknown = Array.isArray(argument) ? argument[0] : argument;
  if (isRecord(options) && Number(options["port"]) === upstreamPort) options["port"] = target;
}

const connect: unknown = Reflect.get(net.Socket.prototype, "connect");
if (Number.isInteger(target) && typeof connect === "function") {
  Reflect.set(
    net.Socket.prototype,
    "connect",
    function redirected(this: net.Socket, ...given: unknown[]) {
      withTarget(given[0]);
      return Reflect.apply(connect, this, given);
    },
  );
}
