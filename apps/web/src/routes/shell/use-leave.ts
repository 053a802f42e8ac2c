import { useNavigate } from "react-router";
import { frontPage } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useLogout } from "../../session/session-context.tsx";

/** Logs out and goes to the front page. It goes there first: the guard of the dashboard would lead to the sign-in page. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const logout = useLogout();
  const { language } = useLanguage();
  return async () => {
    await navigate(frontPage(language));
    await logout();
  };
}
