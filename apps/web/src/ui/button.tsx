import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import classes from "./button.module.css";

/** What a button looks like. It is one element here, where Mantine would draw three components. */
interface ButtonLook {
  readonly variant?: "filled" | "default" | "subtle" | "outline" | undefined;
  /** What a press does: something usual, something that takes away, or nothing to speak of. */
  readonly color?: "danger" | "neutral" | undefined;
  readonly size?: "compact-sm" | "sm" | "md" | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** As wide as what it stands in. */
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
}

const joined = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(" ");

const names = {
  button: joined("mantine-focus-auto", classes["look"], classes["button"]),
  icon: joined("mantine-focus-auto", classes["look"], classes["icon"]),
};

/** Only what can be pressed moves under the press. */
const dressed = (look: Pick<ButtonLook, "className">, own: string, isOff = false) =>
  joined(look.className, own, isOff ? undefined : "mantine-active");

const attributesOf = ({ variant = "filled", color, ...look }: ButtonLook) => ({
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

const inside = ({ leftSection, rightSection }: ButtonLook, children: ReactNode) => (
  <span className={classes["inner"]}>
    {section("left", leftSection)}
    <span className={classes["label"]}>{children}</span>
    {section("right", rightSection)}
  </span>
);

/** The look apart from what belongs to the element. */
function apart<Props extends ButtonLook>(props: Props) {
  const { variant, color, size, leftSection, rightSection, fullWidth, className, ...element } =
    props;
  const look = { variant, color, size, leftSection, rightSection, fullWidth, className };
  return { look, element };
}

type ButtonProps = ButtonLook & Omit<ComponentProps<"button">, keyof ButtonLook>;

export function Button(props: ButtonProps) {
  const { look, element } = apart(props);
  return (
    <button
      {...element}
      {...attributesOf(look)}
      type={element.type ?? "button"}
      className={dressed(look, names.button, element.disabled)}
    >
      {inside(look, element.children)}
    </button>
  );
}

/** A way to another page of ours that looks as a button. */
export function LinkButton(props: ButtonLook & Omit<ComponentProps<typeof Link>, "className">) {
  const { look, element } = apart(props);
  return (
    <Link {...element} {...attributesOf(look)} className={dressed(look, names.button)}>
      {inside(look, element.children)}
    </Link>
  );
}

/** A way to anywhere else that looks as a button. */
export function AnchorButton(props: ButtonLook & Omit<ComponentProps<"a">, keyof ButtonLook>) {
  const { look, element } = apart(props);
  return (
    <a {...element} {...attributesOf(look)} className={dressed(look, names.button)}>
      {inside(look, element.children)}
    </a>
  );
}

interface ActionIconProps extends Omit<ComponentProps<"button">, "type"> {
  readonly size?: "lg" | "action" | "control" | undefined;
  readonly "aria-label": string;
}

/** A button of one icon, which its label names. */
export function ActionIcon({ size, children, ...button }: ActionIconProps) {
  return (
    <button
      {...button}
      type="button"
      className={dressed(button, names.icon, button.disabled)}
      data-variant="subtle"
      data-tone="neutral"
      data-size={size}
    >
      <span className={classes["inner"]}>{children}</span>
    </button>
  );
}
