import { expect, test } from "vitest";
import { delayEntry } from "./late-entry.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body><p>$& text</p><script type="module" async="">import "/assets/a.js";
import("/assets/b.js");</script></body>`;

test("a prerendered page asks for no code until it stands", () => {
  const { html, entry } = delayEntry(page, () => "/assets/start-1.js");
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(html).toContain("<p>$& text</p>");
  expect(entry).toBe('import "/assets/a.js";\nimport("/assets/b.js");');
});

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map((link) =>
    link.getAttribute("href"),
  );

test("its script begins at the first touch, once only, and keeps what is sent too early", async () => {
  const { html } = delayEntry(page, () => "data:text/javascript,");
  document.head.innerHTML = "";
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
  expect(preloads()).toEqual([]);
  window.dispatchEvent(new Event("pointerover"));
  window.dispatchEvent(new Event("keydown"));
  expect(preloads()).toEqual(["/assets/a.js", "/assets/b.js"]);

  document.body.innerHTML = "<form><button>Send</button></form>";
  const [form] = document.forms;
  const early = new Event("submit", { bubbles: true, cancelable: true });
  form?.dispatchEvent(early);
  expect([early.defaultPrevented, form?.dataset["early"]]).toEqual([true, ""]);
  document.body.innerHTML = "";
});

test("a page of another build stops the build", () => {
  expect(() => delayEntry("<html></html>", () => "")).toThrow("no entry script");
});
