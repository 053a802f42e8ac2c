/** One icon of the set, from its own file: the types of the whole set are 7 MB, and its code is that of six thousand icons. */
declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  import type { ComponentPropsWithRef, ReactNode } from "react";

  interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "stroke"> {
    /** In pixels. */
    readonly size?: number | string;
    /** The width of its lines. */
    readonly stroke?: number | string;
    readonly title?: string;
  }
  export default function Icon(props: IconProps): ReactNode;
}
