import { RequestError } from "@postulo/contract/request-error";
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from "react";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { useLazyComponent } from "../../ui/hooks/use-lazy-component.ts";
import { useSignedIn } from "../session-context.tsx";

/** The result of an action that may require the second factor. */
type Confirmed<T> = { readonly kind: "done"; readonly value: T } | { readonly kind: "cancelled" };

type ConfirmBySecondFactor = <T>(action: () => Promise<T>) => Promise<Confirmed<T>>;

const ConfirmContext = createContext<ConfirmBySecondFactor | undefined>(undefined);

interface Question {
  readonly settle: (isVerified: boolean) => void;
}

const requiresFactor = (error: unknown) =>
  error instanceof RequestError && error.code === "insufficient_aal";

/** Provides `useConfirmBySecondFactor`, and the dialog that it opens. */
export function SecondFactorProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  // Nobody can answer any more once the page is left.
  useEffect(() => () => question?.settle(false), [question]);

  const ask = () =>
    new Promise<boolean>((settle) => {
      setQuestion({ settle });
    });

  async function confirm<T>(action: () => Promise<T>): Promise<Confirmed<T>> {
    try {
      return { kind: "done", value: await action() };
    } catch (error) {
      if (!requiresFactor(error)) throw error;
    }
    if (!(await ask())) return { kind: "cancelled" };
    return { kind: "done", value: await action() };
  }

  function close(isVerified: boolean) {
    question?.settle(isVerified);
    setQuestion(undefined);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog isOpen={question !== undefined} onClose={close} />
    </ConfirmContext>
  );
}

/**
 * Runs an action; when the server requires the second factor for it, opens a dialog that asks for it, and runs the
 * action again. The page behind the dialog keeps its state. `cancelled`: the user closed the dialog.
 */
export function useConfirmBySecondFactor(): ConfirmBySecondFactor {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error("the second factor is requested outside SecondFactorProvider");
  return confirm;
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: (isVerified: boolean) => void;
}

/** The dialog's code is loaded when it is first opened. */
function Dialog({ isOpen, onClose }: DialogProps) {
  const { client } = useSignedIn();
  const {
    Component: ChallengeDialog,
    isReady,
    loadNow,
  } = useLazyComponent(() => import("./challenge-dialog.tsx"));
  const loadDialog = useEffectEvent(loadNow);
  useEffect(() => {
    if (isOpen) loadDialog();
  }, [isOpen]);
  if (ChallengeDialog)
    return <ChallengeDialog client={client} isOpen={isOpen && isReady} onClose={onClose} />;
  return isOpen ? <CancelOnEscape onCancel={() => onClose(false)} /> : null;
}
