import { Textarea as DrawnTextarea } from "@mantine/core";
import type { ComponentProps } from "react";
import { steady } from "./steady.tsx";

/** Several lines of text. */
export const Textarea = steady<ComponentProps<typeof DrawnTextarea>>(DrawnTextarea);
