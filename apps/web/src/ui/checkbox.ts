import { Checkbox as DrawnCheckbox } from "@mantine/core";
import type { ComponentProps } from "react";
import { steady } from "./steady.tsx";

/** A yes or no. */
export const Checkbox = steady<ComponentProps<typeof DrawnCheckbox>>(DrawnCheckbox);
