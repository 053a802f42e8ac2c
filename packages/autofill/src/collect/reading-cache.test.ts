import { expect, test } from "vitest";
import { readOnce, whileReading } from "./reading-cache.ts";
import { ownText } from "./text.ts";

test("an element is read once while a page is read, and again afterwards", () => {
  let count = 0;
  const read = readOnce((element: Element) => `${element.localName} ${++count}`);
  const label = document.createElement("label");
  const twice = () => [read(label), read(label)];
  expect(whileReading(twice)).toEqual(["label 1", "label 1"]);
  expect(twice()).toEqual(["label 2", "label 3"]);
  expect(whileReading(() => [...whileReading(twice), read(label)])).toEqual(
    Array.from({ length: 3 }, () => "label 4"),
  );
});

test("a text that changed is read again, also after an error", () => {
  const label = document.createElement("label");
  label.textContent = "First name";
  const failing = () => whileReading(() => expect(ownText(label)).toBe("Last name"));
  expect(failing).toThrow("First name");
  label.textContent = "Last name";
  expect(ownText(label)).toBe("Last name");
  expect(failing).not.toThrow();
});

test("the text of an element without others is the one that is read of several", () => {
  const texts = ["  First\n name ", "a<!-- b -->c", "", "<b></b>First name"];
  for (const html of texts) {
    const label = document.createElement("label");
    label.innerHTML = html;
    const wrapped = document.createElement("label");
    wrapped.innerHTML = `${html}<i></i>`;
    expect(ownText(label)).toBe(ownText(wrapped));
  }
  expect(ownText(document.createElement("button"))).toBe("");
});
