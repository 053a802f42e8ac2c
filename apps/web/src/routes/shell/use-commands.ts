import { stages } from "@postulo/domain/stage";
import { useLocation, useNavigate } from "react-router";
import { accountSections } from "../../account/account-sections.ts";
import { accountMessages } from "../../account/messages.ts";
import { useCanAdd } from "../../applications/add/use-can-add.ts";
import { applicationMessages } from "../../applications/messages.ts";
import { offeredViews } from "../../applications/view-name.ts";
import { savedViewSearch } from "../../applications/list/view-query.ts";
import { useSavedViews } from "../../applications/saved-views/use-saved-views.ts";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import {
  useFirstStepsChoice,
  useStoreFirstStepsChoice,
} from "../../onboarding/first-steps-choice.ts";
import { requestMailReading } from "../../schedule/mail-request.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { profileMessages } from "../../profile/messages.ts";
import { newLetterState } from "../../ui/new-letter-state.ts";
import { uiMessages } from "../../ui/messages.ts";
import { normalizeForSearch } from "../../ui/normalize-for-search.ts";
import { themes } from "../../ui/theme/theme-choice.ts";
import { setTheme } from "../../ui/theme/use-theme.ts";
import type { Command } from "./command.ts";
import { searchToKeep } from "./main-links.ts";
import { shellMessages } from "./messages.ts";
import { useApplicationSearch } from "./use-application-search.ts";
import { useSignOut } from "./use-sign-out.ts";
import { useChangeLanguage } from "./use-change-language.ts";

const tabs = [
  "profile",
  "files",
  "education",
  "experience",
  "contributions",
  "skills",
  "websites",
  "other",
] as const;

/** Whether the label contains every word of the search. */
function hasWords(label: string, search: string): boolean {
  const text = normalizeForSearch(label);
  return normalizeForSearch(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function usePages(): readonly Command[] {
  const t = useTranslate(uiMessages);
  const own = useTranslate(shellMessages);
  const profile = useTranslate(profileMessages);
  const navigate = useNavigate();
  const pages = [
    { to: "/dashboard/applications", label: t("header.applications") },
    { to: "/dashboard/today", label: own("palette.today") },
    { to: "/dashboard/cover-letter", label: t("header.coverLetter") },
    { to: "/dashboard/cv", label: t("header.myCv") },
    { to: "/dashboard/resume", label: own("palette.resume") },
    ...tabs.map((tab) => ({
      to: `/dashboard/your-informations/${tab}`,
      label:
        tab === "profile"
          ? t("header.profile")
          : `${t("header.profile")} · ${profile(`tabs.${tab}`)}`,
    })),
    { to: "/dashboard/profile", label: t("header.account") },
    { to: "/dashboard/pricing", label: own("palette.pricing") },
    { to: "/extension", label: own("palette.extension") },
  ];
  return pages.map(({ to, label }) => ({
    group: "pages",
    id: to,
    label,
    isNavigation: true,
    run: () => void navigate(to),
  }));
}

/** The views of the applications. They keep the search and the filters of the list. */
function useViews(): readonly Command[] {
  const t = useTranslate(applicationMessages);
  const navigate = useNavigate();
  const canAdd = useCanAdd().data === true;
  const kept = searchToKeep(useLocation());
  return offeredViews(canAdd).map((view) => ({
    group: "pages",
    id: `applications-${view}`,
    label: `${t("title")} · ${t(`views.${view}`)}`,
    isNavigation: true,
    run: () => {
      const parameters = new URLSearchParams(kept);
      parameters.set("view", view);
      void navigate(`/dashboard/applications?${parameters.toString()}`);
    },
  }));
}

/** The sections of the account; too many to be listed without a search. */
function useAccountSections(): readonly Command[] {
  const t = useTranslate(uiMessages);
  const account = useTranslate(accountMessages);
  const navigate = useNavigate();
  return accountSections.map((section) => ({
    group: "pages",
    id: `account-${section}`,
    label: `${t("header.account")} · ${account(`sections.${section}`)}`,
    isNavigation: true,
    run: () => void navigate(`/dashboard/profile#${section}`),
  }));
}

/** The applications of a stage; too many to be listed without a search. */
function useStageLists(): readonly Command[] {
  const t = useTranslate(uiMessages);
  const tProduct = useTranslate(productMessages);
  const navigate = useNavigate();
  return stages.map((stage) => ({
    group: "pages",
    id: `stage-${stage}`,
    label: `${t("header.applications")} · ${tProduct(`stages.${stage}`)}`,
    isNavigation: true,
    run: () => void navigate(`/dashboard/applications?stage=${stage}`),
  }));
}

/** The saved views of the applications; listed with a search, as there may be many. */
function useSavedViewCommands(isSearching: boolean): readonly Command[] {
  const t = useTranslate(uiMessages);
  const navigate = useNavigate();
  const { data } = useSavedViews(isSearching);
  return (data ?? []).map(({ id, name, query }) => ({
    group: "pages",
    id: `view-${id}`,
    label: `${t("header.applications")} · ${name}`,
    isNavigation: true,
    run: () => void navigate(`/dashboard/applications?${savedViewSearch({ id, query })}`),
  }));
}

/** The command that shows hidden first steps again. */
function useShowFirstSteps(): readonly Command[] {
  const t = useTranslate(shellMessages);
  const navigate = useNavigate();
  const choice = useFirstStepsChoice();
  const store = useStoreFirstStepsChoice(t("palette.firstStepsFailed"));
  if (choice?.first_steps !== "hidden") return [];
  const run = () => {
    store({ first_steps: null });
    void navigate("/dashboard/applications");
  };
  return [
    {
      group: "commands",
      id: "first-steps",
      label: t("palette.firstSteps"),
      isNavigation: true,
      run,
    },
  ];
}

/** What opens over the list of applications. */
function useListActions(): readonly Command[] {
  const t = useTranslate(shellMessages);
  const navigate = useNavigate();
  const canAdd = useCanAdd().data === true;
  const search = searchToKeep(useLocation());
  const labels = { add: "addApplication", import: "importSheet", report: "report" } as const;
  if (!canAdd) return [];
  return (["add", "import", "report"] as const).map((id) => ({
    group: "commands",
    id,
    label: t(`palette.${labels[id]}`),
    isNavigation: true,
    run: () => void navigate({ pathname: "/dashboard/applications", search }, { state: id }),
  }));
}

function useActions(onHelp: () => void): readonly Command[] {
  const t = useTranslate(uiMessages);
  const own = useTranslate(shellMessages);
  const schedule = useTranslate(scheduleMessages);
  const navigate = useNavigate();
  const { others, changeLanguage } = useChangeLanguage();
  const { signOut } = useSignOut();
  const group = "commands";
  return [
    ...useListActions(),
    {
      group,
      id: "mail",
      label: schedule("readMail"),
      isNavigation: true,
      run: () => requestMailReading(),
    },
    {
      group,
      id: "letter",
      label: own("palette.newLetter"),
      isNavigation: true,
      run: () => void navigate("/dashboard/cover-letter", { state: newLetterState }),
    },
    ...themes.map((theme): Command => ({
      group,
      id: `theme-${theme}`,
      label: own("palette.theme", { theme: t(`header.themes.${theme}`) }),
      isNavigation: false,
      run: () => setTheme(theme),
    })),
    ...others.map((language): Command => ({
      group,
      id: `language-${language}`,
      label: t(`header.switchTo.${language}`),
      isNavigation: false,
      run: () => void changeLanguage(language),
    })),
    { group, id: "help", label: t("header.keys"), isNavigation: true, run: onHelp },
    {
      group,
      id: "logout",
      label: t("header.logout"),
      isNavigation: true,
      run: () => void signOut(),
    },
  ];
}

/** The results of a search in the palette, in display order. */
export function useCommands(search: string, onHelp: () => void): readonly Command[] {
  const actions = [...useActions(onHelp), ...useShowFirstSteps()];
  const pages = usePages();
  const sections = useAccountSections();
  const views = useViews();
  const stageLists = useStageLists();
  const savedViews = useSavedViewCommands(search.trim() !== "");
  const applications = useApplicationSearch(search);
  const searched = [...views, ...stageLists, ...savedViews, ...sections];
  const matches = [...actions, ...pages, ...searched].filter(({ label }) =>
    hasWords(label, search),
  );
  return search.trim() === "" ? [...pages, ...actions] : [...matches, ...applications];
}
