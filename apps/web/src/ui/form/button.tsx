import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { joinClasses } from "../theme/join-classes.ts";
import classes from "./button.module.css";

/** Appearance of a button. */
interface ButtonAppearance {
  readonly variant?: "filled" | "default" | "subtle" | "outline" | undefined;
  /** Default is primary; `danger` is destructive, `neutral` is gray. */
  readonly color?: "danger" | "neutral" | undefined;
  readonly size?: "compact-sm" | "sm" | "md" | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** As wide as its container. */
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
}

const names = {
  button: joinClasses(classes["look"], classes["button"]),
  icon: joinClasses(classes["look"], classes["icon"]),
};

const attributesOf = ({ variant = "filled", color, ...look }: ButtonAppearance) => ({
  "data-variant": variant,
  "data-tone": color,
  "data-size": look.size,
  "data-block": look.fullWidth || undefined,
  "data-with-left-section": look.leftSection ? true : undefined,
  "data-with-right-section": look.rightSection ? true : undefined,
});

const section = (side: "left" | "right", content: ReactNode) =>
  content ? (
    <span className={classes["section"]} data-position={side}>
      {content}
    </span>
  ) : null;

const innerContent = ({ leftSection, rightSection }: ButtonAppearance, children: ReactNode) => (
  <span className={classes["inner"]}>
    {section("left", leftSection)}
    <span className={classes["label"]}>{children}</span>
    {section("right", rightSection)}
  </span>
);

/** Separates the appearance from the element's attributes. */
function splitProps<Props extends ButtonAppearance>(props: Props) {
  const { variant, color, size, leftSection, rightSection, fullWidth, className, ...element } =
    props;
  const look = { variant, color, size, leftSection, rightSection, fullWidth, className };
  return { look, element };
}

type ButtonProps = ButtonAppearance & Omit<ComponentProps<"button">, keyof ButtonAppearance>;

export function Button(props: ButtonProps) {
  const { look, element } = splitProps(props);
  return (
    <button
      {...element}
      {...attributesOf(look)}
      type={element.type ?? "button"}
      className={joinClasses(look.className, names.button)}
    >
      {innerContent(look, element.children)}
    </button>
  );
}

/** An internal link that looks like a button. */
export function LinkButton(
  props: ButtonAppearance & Omit<ComponentProps<typeof Link>, "className">,
) {
  const { look, element } = splitProps(props);
  return (
    <Link
      {...element}
      {...attributesOf(look)}
      className={joinClasses(look.className, names.button)}
    >
      {innerContent(look, element.children)}
    </Link>
  );
}

/** An external link that looks like a button. */
export function AnchorButton(
  props: ButtonAppearance & Omit<ComponentProps<"a">, keyof ButtonAppearance>,
) {
  const { look, element } = splitProps(props);
  return (
    <a {...element} {...attributesOf(look)} className={joinClasses(look.className, names.button)}>
      {innerContent(look, element.children)}
    </a>
  );
}

interface ActionIconProps extends Omit<ComponentProps<"button">, "type"> {
  readonly size?: "lg" | "action" | "control" | undefined;
  readonly "aria-label": string;
}

/** An icon button, named by its `aria-label`. */
export function ActionIcon({ size, children, ...button }: ActionIconProps) {
  return (
    <button
      {...button}
      type="button"
      className={joinClasses(button.className, names.icon)}
      data-variant="subtle"
      data-tone="neutral"
      data-size={size}
    >
      <span className={classes["inner"]}>{children}</span>
    </button>
  );
}
