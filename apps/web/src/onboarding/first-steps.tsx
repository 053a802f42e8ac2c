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
import { steps, useSteps, type Step } from "./use-steps.ts";
import { ActionIcon, LinkButton } from "../ui/form/button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import classes from "./first-steps.module.css";

/**
 * The steps from a new account to the first filled form. Whether a step is done is derived from the data; renders
 * nothing when all are. Above a list of applications only the next step is shown, in a line; on phones nothing once the
 * profile is filled in, because what follows is done at a computer.
 */
export default function FirstSteps() {
  const isHidden = Boolean(useFirstStepsChoice()?.first_steps);
  return isHidden ? null : <OpenSteps />;
}

function OpenSteps() {
  const t = useTranslate(onboardingMessages);
  const store = useStoreFirstStepsChoice(t("failed"));
  const { user } = useSignedIn();
  const state = useSteps();
  const isOver = state.kind === "known" && steps.every((step) => state.isDone[step]);
  const finish = useEffectEvent(() => store({ first_steps: "done" }));
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  if (state.kind === "loading") return <FirstStepsSkeleton />;
  if (state.kind === "unknown" || isOver) return null;
  const { isDone, hasApplications } = state;

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

  const next = steps.find((step) => !isDone[step]);
  const variantOf = (step: Step) => (step === next ? "filled" : "default");
  return (
    <section
      className={classes["steps"]}
      aria-labelledby="first-steps-title"
      data-compact={hasApplications || undefined}
    >
      <ExtensionProbe userId={user.id} onState={notice} />
      <div className={classes["head"]}>
        <h2 id="first-steps-title">{t("title")}</h2>
        <p>
          {t("progress", {
            done: steps.filter((step) => isDone[step]).length,
            count: steps.length,
          })}
        </p>
        <ActionIcon aria-label={t("hide")} onClick={hide}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <ol className={classes["list"]}>
        <StepItem step="profile" isDone={isDone.profile} isNext={next === "profile"}>
          <StepLink to="/dashboard/your-informations/profile" variant={variantOf("profile")}>
            {t("profile.action")}
          </StepLink>
        </StepItem>
        <StepItem step="extension" isDone={isDone.extension} isNext={next === "extension"}>
          <GetExtension variant={variantOf("extension")}>{t("extension.action")}</GetExtension>
        </StepItem>
        <StepItem step="form" isDone={isDone.form} isNext={next === "form"} />
      </ol>
    </section>
  );
}

interface StepLinkProps {
  readonly to: string;
  readonly variant: "filled" | "default";
  readonly children: ReactNode;
}

function StepLink({ to, variant, children }: StepLinkProps) {
  return (
    <LinkButton to={to} variant={variant}>
      {children}
    </LinkButton>
  );
}

interface StepItemProps {
  readonly step: Step;
  readonly isDone: boolean;
  /** Whether it is the first one to do: phones show the text of this one only. */
  readonly isNext: boolean;
  /** Links of the step, removed when it is done. */
  readonly children?: ReactNode;
}

function StepItem({ step, isDone, isNext, children }: StepItemProps) {
  const t = useTranslate(onboardingMessages);
  return (
    <li className={classes["step"]} data-done={isDone} data-next={isNext}>
      <span className={classes["mark"]} aria-hidden>
        {isDone ? <IconCheck size={14} stroke={2.5} /> : steps.indexOf(step) + 1}
      </span>
      <div className={classes["body"]}>
        <h3>
          {isDone ? <VisuallyHidden>{t("done")} </VisuallyHidden> : null}
          {t(`${step}.title`)}
        </h3>
        {isDone ? null : (
          <>
            <p>{t(`${step}.text`)}</p>
            {children ? <div className={classes["actions"]}>{children}</div> : null}
          </>
        )}
      </div>
    </li>
  );
}
