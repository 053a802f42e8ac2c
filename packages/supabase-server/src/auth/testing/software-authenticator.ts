import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString("base64url");

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

/** An ES256 key in COSE's format: kty 2, alg -7, crv 1, x, y. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const [left, right] = [x, y].map((part) => Buffer.from(part, "base64url"));
  return Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    left ?? Buffer.alloc(32),
    Buffer.from("225820", "hex"),
    right ?? Buffer.alloc(32),
  ]);
}

/** CBOR of `{ fmt: "none", attStmt: {}, authData }`. */
const attestationObject = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
    Buffer.from([authData.length]),
    authData,
  ]);

/** A WebAuthn authenticator in memory, with one credential. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(32);
  readonly #site: { rpId: string; origin: string };
  #count = 0;
  userHandle = "";

  constructor(site: { rpId: string; origin: string }) {
    this.#site = site;
  }

  #clientData(type: "webauthn.create" | "webauthn.get", challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#site.origin }));
  }

  #authData(flags: number, more: Uint8Array = new Uint8Array()): Buffer {
    this.#count += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    return Buffer.concat([sha256(this.#site.rpId), Buffer.from([flags]), count, more]);
  }

  /** The response to options of a registration. */
  create(options: { challenge: string; user: { id: string } }) {
    this.userHandle = options.user.id;
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      length,
      this.#id,
      coseKey(this.#keys.publicKey),
    ]);
    const authData = this.#authData(userPresent | userVerified | attested, credential);
    return {
      id: base64url(this.#id),
      rawId: base64url(this.#id),
      type: "public-key" as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData("webauthn.create", options.challenge)),
        attestationObject: base64url(attestationObject(authData)),
      },
    };
  }

  /** The response to options of an authentication; a cloned authenticator does not count on. */
  get(options: { challenge: string }, { isClone = false }: { isClone?: boolean } = {}) {
    if (isClone) this.#count = 0;
    const clientData = this.#clientData("webauthn.get", options.challenge);
    const authData = this.#authData(userPresent | userVerified);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: base64url(this.#id),
      rawId: base64url(this.#id),
      type: "public-key" as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign("sha256", signed, this.#keys.privateKey)),
        userHandle: this.userHandle,
      },
    };
  }
}
