import { useEffect, useEffectEvent, type ReactNode } from "react";
import { IconCheck, IconX } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { ExtensionProbe, type ExtensionState } from "../extension/extension-probe.tsx";
import { GetExtension } from "../extension/get-extension.tsx";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { useFirstStepsChoice, useStoreFirstStepsChoice } from "./first-steps-choice.ts";
import { FirstStepsSkeleton } from "./first-steps-skeleton.tsx";
import { onboardingMessages } from "./messages.ts";
import { steps, useSteps, type Step, type StepsState } from "./use-steps.ts";
import { ActionIcon, LinkButton } from "../ui/form/button.tsx";
import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import classes from "./first-steps.module.css";

interface FirstStepsProps {
  /** Whether the user may add applications: phones offer to paste a posting. */
  readonly canAdd: boolean;
}

/**
 * The steps from a new account to the first filled form. Whether a step is done is derived from the data; renders
 * nothing when all are. Above a list of applications only the next step is shown, in a line. Phones, whose browsers run
 * no extension, begin with a résumé and a posting, and name the computer for the rest; they show nothing once both are
 * there.
 */
export default function FirstSteps({ canAdd }: FirstStepsProps) {
  const isHidden = Boolean(useFirstStepsChoice()?.first_steps);
  return isHidden ? null : <OpenSteps canAdd={canAdd} />;
}

function OpenSteps({ canAdd }: FirstStepsProps) {
  const t = useTranslate(onboardingMessages);
  const store = useStoreFirstStepsChoice(t("failed"));
  const { user } = useSignedIn();
  const state = useSteps();
  const isPhone = useMediaQuery("(max-width: 40em)");
  const isOver = state.kind === "known" && steps.every((step) => state.isDone[step]);
  const finish = useEffectEvent(() => store({ first_steps: "done" }));
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  if (state.kind === "loading") return <FirstStepsSkeleton />;
  if (state.kind === "unknown" || isOver) return null;
  const { isDone, hasApplications } = state;
  if (isPhone && isDone.profile && hasApplications) return null;

  function hide() {
    store({ first_steps: "hidden" });
    showUndoToast({ title: t("hidden"), onUndo: () => store({ first_steps: null }) });
    // The button was removed: the focus moves to the page's heading.
    document.querySelector("h1")?.focus();
  }

  function notice(extension: ExtensionState) {
    // Stored when the extension reports it, so that it is known in other browsers too.
    if (extension === "connected" && !isDone.extension) store({ extension_connected: true });
  }

  return (
    <section
      className={classes["steps"]}
      aria-labelledby="first-steps-title"
      data-compact={hasApplications || undefined}
    >
      <ExtensionProbe userId={user.id} onState={notice} />
      <Steps
        isPhone={isPhone}
        shown={isPhone ? phoneSteps(state) : desktopSteps(state)}
        {...{ canAdd, hide }}
      />
    </section>
  );
}

type KnownState = Extract<StepsState, { kind: "known" }>;
/** `posting` and `computer` are those of phones. */
type ShownName = Step | "posting" | "computer";

interface ShownStep {
  readonly name: ShownName;
  readonly isDone: boolean;
}

const desktopSteps = ({ isDone }: KnownState): readonly ShownStep[] =>
  steps.map((name) => ({ name, isDone: isDone[name] }));

const phoneSteps = ({ isDone, hasApplications }: KnownState): readonly ShownStep[] => [
  { name: "profile", isDone: isDone.profile },
  { name: "posting", isDone: hasApplications },
  { name: "computer", isDone: isDone.extension },
];

interface StepsProps extends FirstStepsProps {
  readonly isPhone: boolean;
  readonly shown: readonly ShownStep[];
  readonly hide: () => void;
}

function Steps({ isPhone, shown, canAdd, hide }: StepsProps) {
  const t = useTranslate(onboardingMessages);
  const next = shown.find(({ isDone }) => !isDone);
  return (
    <>
      <div className={classes["head"]}>
        <h2 id="first-steps-title">{t(isPhone ? "titleOnPhone" : "title")}</h2>
        <p>
          {t("progress", {
            done: shown.filter(({ isDone }) => isDone).length,
            count: shown.length,
          })}
        </p>
        <ActionIcon aria-label={t("hide")} onClick={hide}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <ol className={classes["list"]}>
        {shown.map((step, at) => (
          <StepItem key={step.name} step={step} number={at + 1} isNext={step === next}>
            <StepAction name={step.name} isNext={step === next} canAdd={canAdd} />
          </StepItem>
        ))}
      </ol>
    </>
  );
}

interface StepActionProps extends FirstStepsProps {
  readonly name: ShownName;
  readonly isNext: boolean;
}

/** The link of a step, for those that are done in this browser. */
function StepAction({ name, isNext, canAdd }: StepActionProps) {
  const t = useTranslate(onboardingMessages);
  const variant = isNext ? "filled" : "default";
  if (name === "extension")
    return <GetExtension variant={variant}>{t("extension.action")}</GetExtension>;
  if (name === "profile")
    return (
      <LinkButton to="/dashboard/your-informations/profile" variant={variant}>
        {t("profile.action")}
      </LinkButton>
    );
  if (name === "posting")
    return canAdd ? (
      <LinkButton to="/dashboard/applications" state="add" variant={variant}>
        {t("posting.action")}
      </LinkButton>
    ) : (
      <LinkButton to="/dashboard/cover-letter" variant={variant}>
        {t("posting.letter")}
      </LinkButton>
    );
  return null;
}

interface StepItemProps {
  readonly step: ShownStep;
  readonly number: number;
  /** Whether it is the first one to do: above a list only this one is shown. */
  readonly isNext: boolean;
  /** Links of the step, removed when it is done. */
  readonly children: ReactNode;
}

function StepItem({ step: { name, isDone }, number, isNext, children }: StepItemProps) {
  const t = useTranslate(onboardingMessages);
  return (
    <li className={classes["step"]} data-done={isDone} data-next={isNext}>
      <span className={classes["mark"]} aria-hidden>
        {isDone ? <IconCheck size={14} stroke={2.5} /> : number}
      </span>
      <div className={classes["body"]}>
        <h3>
          {isDone ? <VisuallyHidden>{t("done")} </VisuallyHidden> : null}
          {t(`${name}.title`)}
        </h3>
        {isDone ? null : (
          <>
            <p>{t(`${name}.text`)}</p>
            <div className={classes["actions"]}>{children}</div>
          </>
        )}
      </div>
    </li>
  );
}
