import type { Language } from "@postulo/i18n/language";
import type { PanelDoor } from "../page-door.ts";
import { Panel } from "./page-panel.ts";

function createDoor(): PanelDoor {
  let panel: Panel | undefined;
  return {
    show: (isOpen: boolean, language: Language) => {
      panel ??= new Panel(language, () => (panel = undefined));
      if (isOpen) panel.open();
    },
    refresh: () => panel?.refresh(),
    remove: () => panel?.remove(),
    isHost: (element) => panel?.isHost(element) === true,
  };
}

globalThis.postuloPanel ??= createDoor();
