import { NativeSelect as DrawnSelect } from "@mantine/core";
import type { ComponentProps } from "react";
import { steady } from "./steady.tsx";

/** A choice of few, as the system shows it. */
export const NativeSelect = steady<ComponentProps<typeof DrawnSelect>>(DrawnSelect);
