import { vi } from "vitest";

/** A fake XMLHttpRequest, which is used for upload progress: reports half of the upload, then the server's response. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  #address = "";
  #isAborted = false;
  status = 0;
  statusText = "";
  responseText = "";

  open(_method: string, address: string): void {
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  send(content: Blob): void {
    const progress = Object.assign(new Event("progress"), {
      loaded: content.size / 2,
      total: content.size,
    });
    this.upload.dispatchEvent(progress);
    void this.#respond(content);
  }

  abort(): void {
    this.#isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }

  async #respond(content: Blob): Promise<void> {
    try {
      const response = await fetch(this.#address, {
        method: "POST",
        headers: this.#headers,
        body: await content.arrayBuffer(),
      });
      this.status = response.status;
      this.statusText = response.statusText;
      this.responseText = await response.text();
      if (!this.#isAborted) this.dispatchEvent(new Event("load"));
    } catch {
      this.dispatchEvent(new Event("error"));
    }
  }
}

/** To be called before each test that uploads. */
export const stubUploads = () => vi.stubGlobal("XMLHttpRequest", FakeUpload);
