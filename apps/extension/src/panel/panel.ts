import type { Language } from "@postulo/i18n/language";
import type { PanelApi } from "../page-api.ts";
import { Panel } from "./page-panel.ts";

function createApi(): PanelApi {
  let panel: Panel | undefined;
  return {
    show: (isOpen: boolean, language: Language) => {
      panel ??= new Panel(language, () => (panel = undefined));
      if (isOpen) panel.open();
    },
    next: (language: Language) => {
      panel ??= new Panel(language, () => (panel = undefined));
      panel.next();
    },
    refresh: () => panel?.refresh(),
    remove: () => panel?.remove(),
    isHost: (element) => panel?.isHost(element) === true,
  };
}

globalThis.postuloPanel ??= createApi();
