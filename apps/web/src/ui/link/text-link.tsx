import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "../theme/join-classes.ts";
import classes from "./text-link.module.css";

const classOf = (own: string | undefined) => joinClasses(own, classes["link"]);

/** An internal link within text. */
export function TextLink({
  className,
  ...link
}: Omit<ComponentProps<typeof Link>, "className"> & { readonly className?: string | undefined }) {
  return <Link {...link} className={classOf(className)} />;
}

/** An external link within text. */
export function TextAnchor({ className, children, ...link }: ComponentProps<"a">) {
  return (
    <a {...link} className={classOf(className)}>
      {children}
    </a>
  );
}

/** A button that looks like a link within text. */
export function TextButton({ className, ...button }: Omit<ComponentProps<"button">, "type">) {
  return <button {...button} type="button" className={classOf(className)} />;
}
