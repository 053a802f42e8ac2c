import type { Firefox } from "./firefox.ts";
import { until, untilRead } from "./until.ts";

const policy = `const policy = WebExtensionPolicy.getByID("extension@postulo.app");`;
const popupBrowser = `const popup = [...document.querySelectorAll("browser.webextension-popup-browser")]
  .find(({ currentURI }) => currentURI.spec.startsWith("moz-extension:"));`;

/** What a person does with the extension in Firefox's own window: its icon, the popup below, the browser's question, the shortcut. */
export class ExtensionInFirefox {
  readonly #firefox: Firefox;

  constructor(firefox: Firefox) {
    this.#firefox = firefox;
  }

  /** The patterns of hosts that it may enter now. */
  hosts(): Promise<readonly string[]> {
    return this.#firefox.inWindow(
      `${policy} return policy.allowedOrigins.patterns.map(({ pattern }) => pattern);`,
    );
  }

  /** What a click on the icon does, with the access to the tab in front that it gives. */
  async clickIcon(): Promise<void> {
    await this.#firefox.inWindow(`${policy}
      const { ExtensionParent } =
        ChromeUtils.importESModule("resource://gre/modules/ExtensionParent.sys.mjs");
      ExtensionParent.apiManager.global.browserActionFor(policy.extension).triggerAction(window);`);
  }

  async closePopup(): Promise<void> {
    await this.#firefox.inWindow(`${popupBrowser} popup?.closest("panel")?.hidePopup();`);
  }

  /** Runs a script in the popup that is open, which stands in a process of its own. */
  async inPopup(script: string): Promise<string> {
    const told = await this.#firefox.inWindow<string | null>(`${popupBrowser}
      if (!popup) return null;
      const name = "told " + Math.random();
      return new Promise((resolve) => {
        popup.messageManager.addMessageListener(name, ({ data }) => resolve(data));
        // A popup that is only just coming has nobody yet to take the script.
        setTimeout(resolve, 2000, null);
        const source = "{ const window = content, document = window.document; sendAsyncMessage('"
          + name + "', (() => {" + ${JSON.stringify(script)} + "})() ?? ''); }";
        popup.messageManager.loadFrameScript("data:," + encodeURIComponent(source), false);
      });`);
    if (told === null) throw new Error("No popup answers");
    return told;
  }

  /** Waits for words in the popup. */
  readPopup(words: RegExp): Promise<string> {
    return untilRead(words, () => this.inPopup("return document.body.innerText"));
  }

  /** Clicks with the mouse on the button of the popup that the words begin, once it has come to rest. */
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

  /** Allows what Firefox asks, and tells what it asked. */
  async allow(): Promise<string> {
    return until("Firefox asking for a permission", async () => {
      const asked = await this.#firefox.inWindow<string>(`
        const asked = document.querySelector("#notification-popup popupnotification");
        if (!asked || !PopupNotifications.isPanelOpen) return "";
        const words = [...asked.querySelectorAll("li")].map(({ textContent }) => textContent);
        asked.button.click();
        return words.join(", ") || asked.id;`);
      return asked === "" ? undefined : asked;
    });
  }

  /** What Firefox does when the keys of the extension's command are pressed. */
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

  /** What Firefox's console holds against the extension's scripts. */
  complaints(): Promise<readonly string[]> {
    return this.#firefox.inWindow(`
      return Services.console.getMessageArray().flatMap((message) => {
        if (!(message instanceof Ci.nsIScriptError)) return [];
        return message.sourceName.startsWith("moz-extension:") ? [message.errorMessage] : [];
      });`);
  }
}
