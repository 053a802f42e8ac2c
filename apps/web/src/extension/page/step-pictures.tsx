import type { ReactNode } from "react";
import { IconArrowRight, IconFileZip, IconFolder, IconPin, IconPuzzle } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Logo } from "../../ui/logo.tsx";
import { extensionPageMessages } from "./messages.ts";
import classes from "./step-pictures.module.css";

/* Drawn as elements instead of screenshots: one version for all languages and themes, at the weight of their text.
   Hidden from assistive technology, since the text beside each says the same. */

const extensionsAddress = "chrome://extensions";
const folderName = "postulo-chrome";

function BrowserWindow({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes["picture"]} aria-hidden>
      <div className={classes["bar"]}>
        <span className={classes["address"]}>{extensionsAddress}</span>
        {tools}
      </div>
      <div className={classes["content"]}>{children}</div>
    </div>
  );
}

function UnpackPicture() {
  return (
    <div className={classes["picture"]} aria-hidden>
      <div className={classes["files"]}>
        <span className={classes["file"]}>
          <IconFileZip size={40} stroke={1.25} />
          {`${folderName}.zip`}
        </span>
        <IconArrowRight size={20} />
        <span className={classes["file"]} data-wanted>
          <IconFolder size={40} stroke={1.25} />
          {folderName}
        </span>
      </div>
    </div>
  );
}

function Heading({ isLit = false }: { isLit?: boolean }) {
  const t = useTranslate(extensionPageMessages);
  return (
    <div className={classes["row"]}>
      <strong>{t("chrome.steps.mode.heading")}</strong>
      <span className={classes["mode"]} data-wanted={isLit || undefined}>
        {t("chrome.steps.mode.toggle")}
        <span className={classes["switch"]} />
      </span>
    </div>
  );
}

function ModePicture() {
  return (
    <BrowserWindow>
      <Heading isLit />
      <div className={classes["cards"]}>
        <span />
        <span />
      </div>
    </BrowserWindow>
  );
}

function LoadPicture() {
  const t = useTranslate(extensionPageMessages);
  return (
    <BrowserWindow>
      <Heading />
      <span className={classes["button"]} data-wanted>
        {t("chrome.steps.load.button")}
      </span>
    </BrowserWindow>
  );
}

function PinPicture() {
  const t = useTranslate(extensionPageMessages);
  return (
    <BrowserWindow
      tools={
        <span className={classes["tool"]} data-wanted>
          <IconPuzzle size={16} />
        </span>
      }
    >
      <div className={classes["menu"]}>
        <strong>{t("chrome.steps.mode.heading")}</strong>
        <span className={classes["entry"]}>
          <Logo />
          Postulo
          <span className={classes["tool"]} data-wanted>
            <IconPin size={16} />
          </span>
        </span>
      </div>
    </BrowserWindow>
  );
}

/** The picture of each installation step. */
export const chromePictures = {
  unpack: UnpackPicture,
  mode: ModePicture,
  load: LoadPicture,
  pin: PinPicture,
} as const;
