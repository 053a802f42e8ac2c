import type { Firefox } from "./firefox.ts";
import { until, untilRead } from "./until.ts";

const policy = `const policy = WebExtensionPolicy.getByID("extension@postulo.app");`;
const popupBrowser = `const popup = [...document.querySelectorAll("browser.webextension-popup-browser")]
  .find(({ currentURI }) => currentURI.spec.startsWith("moz-extension:"));`;

/** User actions on the extension in Firefox's window: icon, popup, permission prompt, shortcut. */
export class ExtensionInFirefox {
  readonly #firefox: Firefox;

  constructor(firefox: Firefox) {
    this.#firefox = firefox;
  }

  /** The currently granted host patterns. */
  hosts(): Promise<readonly string[]> {
    return this.#firefox.inWindow(
      `${policy} return policy.allowedOrigins.patterns.map(({ pattern }) => pattern);`,
    );
  }

  /** Clicks the toolbar icon, which grants `activeTab`. */
  async clickIcon(): Promise<void> {
    await this.#firefox.inWindow(`${policy}
      const { ExtensionParent } =
        ChromeUtils.importESModule("resource://gre/modules/ExtensionParent.sys.mjs");
      ExtensionParent.apiManager.global.browserActionFor(policy.extension).triggerAction(window);`);
  }

  async closePopup(): Promise<void> {
    await this.#firefox.inWindow(`${popupBrowser} popup?.closest("panel")?.hidePopup();`);
  }

  /** Runs a script in the open popup, which is in a separate process. */
  async inPopup(script: string): Promise<string> {
    const response = await this.#firefox.inWindow<string | null>(`${popupBrowser}
      if (!popup) return null;
      const name = "told " + Math.random();
      return new Promise((resolve) => {
        popup.messageManager.addMessageListener(name, ({ data }) => resolve(data));
        // An opening popup may not handle the message yet.
        setTimeout(resolve, 2000, null);
        const source = "{ const window = content, document = window.document; sendAsyncMessage('"
          + name + "', (() => {" + ${JSON.stringify(script)} + "})() ?? ''); }";
        popup.messageManager.loadFrameScript("data:," + encodeURIComponent(source), false);
      });`);
    if (response === null) throw new Error("The popup does not respond");
    return response;
  }

  /** Waits for a text in the popup. */
  readPopup(words: RegExp): Promise<string> {
    return untilRead(words, () => this.inPopup("return document.body.innerText"));
  }

  /** Clicks the button of the popup whose text begins with `words`, when its position is stable. */
  async clickInPopup(words: string): Promise<void> {
    const place = () =>
      this.inPopup(`
        const found = [...document.querySelectorAll("button")]
          .find((button) => button.textContent.startsWith(${JSON.stringify(words)}));
        found?.scrollIntoView();
        const { left, top, width, height } = found?.getBoundingClientRect() ?? {};
        return width > 0 ? JSON.stringify([left + width / 2, top + height / 2]) : "";`);
    let last = "";
    const at = await until(`“${words}” in the popup`, async () => {
      const before = last;
      last = await place();
      return last !== "" && last === before ? last : undefined;
    });
    await this.inPopup(`
      for (const kind of ["mousedown", "mouseup"])
        window.synthesizeMouseEvent(kind, ...${at}, { button: 0, clickCount: 1 }, {});`);
  }

  /** Accepts Firefox's permission prompt. @returns its text. */
  async allow(): Promise<string> {
    return until("Firefox asking for a permission", async () => {
      const prompt = await this.#firefox.inWindow<string>(`
        const asked = document.querySelector("#notification-popup popupnotification");
        if (!asked || !PopupNotifications.isPanelOpen) return "";
        const words = [...asked.querySelectorAll("li")].map(({ textContent }) => textContent);
        asked.button.click();
        return words.join(", ") || asked.id;`);
      return prompt === "" ? undefined : prompt;
    });
  }

  /** Triggers the shortcut of the extension's command. */
  async pressShortcut(): Promise<string> {
    return this.#firefox.inWindow(`
      const key = document.querySelector("keyset[id^=ext-keyset] key");
      key.doCommand();
      return [key.getAttribute("modifiers"), key.getAttribute("key")].join(" ");`);
  }

  /** As Firefox does after half a minute without work. */
  async suspend(): Promise<string> {
    return this.#firefox.inWindow(`${policy}
      await policy.extension.terminateBackground();
      return policy.extension.backgroundState;`);
  }

  /** The errors and warnings of the extension's scripts in Firefox's console, but for what was stopped when its page was left. */
  complaints(): Promise<readonly string[]> {
    return this.#firefox.inWindow(`
      return Services.console.getMessageArray().flatMap((message) => {
        if (!(message instanceof Ci.nsIScriptError)) return [];
        const isOwn = message.sourceName.startsWith("moz-extension:");
        const isLeft = /^(?:Script terminated by timeout|Promise rejected after context unloaded)/
          .test(message.errorMessage);
        return isOwn && !isLeft ? [message.errorMessage] : [];
      });`);
  }
}
