import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useTypedText } from "./use-typed-text.ts";

function renderText() {
  const { result, rerender } = renderHook(({ inUrl }) => useTypedText(inUrl), {
    initialProps: { inUrl: "" },
  });
  return {
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    navigate: (inUrl: string) => rerender({ inUrl }),
  };
}

test("each key stays while the URL follows later, also with a text in between", () => {
  const field = renderText();
  field.type("p");
  field.navigate("");
  expect(field.text()).toBe("p");
  field.type("pla");
  field.navigate("p");
  expect(field.text()).toBe("pla");
  field.navigate("pla");
  expect(field.text()).toBe("pla");
});

test("a URL that is changed otherwise replaces the text", () => {
  const field = renderText();
  field.type("p");
  field.navigate("p");
  field.navigate("");
  expect(field.text()).toBe("");
});
