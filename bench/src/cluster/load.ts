import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { hashOf, nothingAcknowledged } from "./record.ts";
import type { Acknowledged, LoadRecord } from "./record.ts";
import type { signUpBaker } from "../signed-up-baker.ts";

/** Six people: about ten writes and six reads a second. */
const writePauseMs = 500;
const readPauseMs = 1000;
const retryPauseMs = 250;
const requestLimitMs = 5000;
/** A letter is written and printed meanwhile. */
const letterLimitMs = 30_000;
const objectBytes = 16 * 1024;
/** Every so many rounds of a person. */
const lettersEvery = 8;
const posting = `Company: Four d'Or
Job title: Baker

We are looking for a baker. Requirements: sourdough bread, night shifts, three years of experience.`;

interface Call {
  readonly method?: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly limitMs?: number;
}

type Person = Pick<Awaited<ReturnType<typeof signUpBaker>>, "userId" | "profileId" | "headers">;

/** One person who works until the signal, and repeats each request until it is acknowledged. */
export class Load {
  readonly person: Person;
  readonly acknowledged: Acknowledged = nothingAcknowledged();
  readonly #url: string;
  readonly #record: LoadRecord;

  constructor(url: string, person: Person, record: LoadRecord) {
    this.#url = url;
    this.person = person;
    this.#record = record;
  }

  async run(signal: AbortSignal): Promise<void> {
    await Promise.all([this.#write(signal), this.#read(signal)]);
  }

  async #write(signal: AbortSignal): Promise<void> {
    for (let round = 1; !signal.aborted; round += 1) {
      const steps = [
        () => this.#trackApplication(signal),
        () => this.#editProfile(signal),
        () => this.#storeDocument(signal),
        ...(round % lettersEvery === 0 ? [() => this.#writeLetter(signal)] : []),
      ];
      for (const step of steps) await step();
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    const { headers } = this.person;
    while (!signal.aborted) {
      await delay(readPauseMs, undefined, { signal }).catch(() => {});
      const path = "/rest/v1/job_applied?select=id,job_title&order=created_at.desc&limit=20";
      const response = await this.#attempt({ path, headers });
      if (response?.ok) this.#record.reads.push(performance.now());
    }
  }

  /** An application, its notes, and its credit. */
  async #trackApplication(signal: AbortSignal): Promise<void> {
    const { applications, countedPostings } = this.acknowledged;
    const title = randomUUID();
    const url = `https://jobs.example/${title}`;
    const id = await this.#insert(
      "job_applied",
      { job_title: title, company_name: "Acme", job_url: url },
      signal,
    );
    if (id === undefined) return;
    applications.set(title, null);
    const notes = randomUUID();
    if (await this.#patch(`job_applied?id=eq.${id}`, { notes }, signal))
      applications.set(title, notes);
    const body = { p_job_url: url };
    const path = "/rest/v1/rpc/consume_application";
    const counted = await this.#untilAcknowledged({ method: "POST", path, body }, signal);
    if (counted) countedPostings.add(url);
  }

  async #editProfile(signal: AbortSignal): Promise<void> {
    const { experiences } = this.acknowledged;
    const title = randomUUID();
    const row = { profile_id: this.person.profileId, company: "Maison Lenoir", title };
    const id = await this.#insert("experiences", row, signal);
    if (id === undefined) return;
    experiences.set(title, null);
    const description = randomUUID();
    if (await this.#patch(`experiences?id=eq.${id}`, { description }, signal))
      experiences.set(title, description);
  }

  async #storeDocument(signal: AbortSignal): Promise<void> {
    const { profileId } = this.person;
    const name = `${randomUUID()}.bin`;
    const path = `${profileId}/${name}`;
    const bytes = randomBytes(objectBytes);
    const stored = await this.#untilAcknowledged(
      {
        method: "POST",
        path: `/storage/v1/object/user-documents/${path}`,
        body: bytes,
        // The repeated upload after an answer that was lost.
        headers: { "content-type": "application/octet-stream", "x-upsert": "true" },
      },
      signal,
    );
    if (!stored) return;
    this.acknowledged.objects.set(path, hashOf(bytes));
    const body = { profile_id: profileId, file_name: name, file_path: path };
    const recorded = await this.#untilAcknowledged(
      { method: "POST", path: "/rest/v1/files", body },
      signal,
    );
    if (recorded) this.acknowledged.files.add(path);
  }

  async #writeLetter(signal: AbortSignal): Promise<void> {
    const body = { jobDescription: posting };
    const call = { method: "POST", path: "/cover-letter", body, limitMs: letterLimitMs } as const;
    if (await this.#untilAcknowledged(call, signal)) this.acknowledged.letters += 1;
  }

  async #insert(table: string, body: unknown, signal: AbortSignal): Promise<string | undefined> {
    const headers = { prefer: "return=representation" };
    const call = { method: "POST", path: `/rest/v1/${table}?select=id`, body, headers } as const;
    const response = await this.#untilAcknowledged(call, signal);
    if (!response) return undefined;
    const rows = z.array(z.object({ id: z.string() })).parse(JSON.parse(response));
    return rows[0]?.id;
  }

  async #patch(where: string, body: unknown, signal: AbortSignal): Promise<boolean> {
    const call = { method: "PATCH", path: `/rest/v1/${where}`, body } as const;
    return (await this.#untilAcknowledged(call, signal)) !== undefined;
  }

  /** @returns the body of the first successful response; undefined when the load ended before, or the request was refused. */
  async #untilAcknowledged(call: Call, signal: AbortSignal): Promise<string | undefined> {
    await delay(writePauseMs, undefined, { signal }).catch(() => {});
    for (let attempts = 1; !signal.aborted; attempts += 1) {
      const response = await this.#attempt(call);
      // What an earlier attempt has stored, whose answer was lost.
      if (response?.ok || (response?.status === 409 && attempts > 1)) {
        this.#record.writes.push(performance.now());
        return response.text;
      }
      if (response?.status === 500) this.#record.refusals.push(`${call.path} 500 ${response.text}`);
      else if (response && response.status < 500) {
        this.#record.refusals.push(`${call.path} ${response.status} ${response.text}`);
        return undefined;
      }
      await delay(retryPauseMs);
    }
    return undefined;
  }

  async #attempt({ method = "GET", path, body, headers, limitMs = requestLimitMs }: Call) {
    try {
      const response = await fetch(this.#url + path, {
        method,
        headers: { "content-type": "application/json", ...this.person.headers, ...headers },
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(limitMs),
      });
      const text = await response.text();
      if (!response.ok) this.#record.fail(`${response.status} ${text.slice(0, 160)}`);
      return { ok: response.ok, status: response.status, text };
    } catch (error) {
      this.#record.fail(error instanceof Error ? error.name : "unknown");
      return undefined;
    }
  }
}
