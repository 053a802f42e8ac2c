import { useNavigate, useSearchParams } from "react-router";

const applicationId = /^[\da-f-]{36}$/;

/** The page that led to the profile, from the parameter `back`: the letter, or an application by its id. */
export function backLinkOf(to: string | null) {
  if (to === "letter")
    return { to, path: "/dashboard/cover-letter", label: "backToLetter" } as const;
  if (to === null || !applicationId.test(to)) return undefined;
  return { to, path: `/dashboard/applications/${to}`, label: "backToApplication" } as const;
}

/**
 * What the form of a tab of the profile begins with when a requirement of a posting led to it (`additionAddress`), and the way back
 * after it was added; undefined otherwise.
 */
export function useAskedAddition() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const text = parameters.get("add")?.trim();
  const back = backLinkOf(parameters.get("back"));
  if (!text || !back) return undefined;
  return {
    text,
    isLanguage: parameters.get("as") === "language",
    goBack: () => void navigate(back.path, { replace: true }),
  };
}
