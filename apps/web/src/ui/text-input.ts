import { TextInput as DrawnTextInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { steady } from "./steady.tsx";

/** A line of text. */
export const TextInput = steady<ComponentProps<typeof DrawnTextInput>>(DrawnTextInput);
