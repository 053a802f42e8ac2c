import type { ReactNode } from "react";
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from "../icons.tsx";
import classes from "./notice.module.css";

type Tone = "success" | "danger" | "info";

interface NoticeProps {
  readonly tone: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
}

const icons = { success: IconCircleCheck, danger: IconAlertCircle, info: IconInfoCircle };

/** An inline message; errors have the role `alert`. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={classes["notice"]}
      data-tone={tone}
      role={tone === "danger" ? "alert" : "status"}
    >
      <Icon size={18} aria-hidden className={classes["icon"]} />
      <div className={classes["body"]}>
        {title ? <strong className={classes["title"]}>{title}</strong> : null}
        {children}
      </div>
    </div>
  );
}
