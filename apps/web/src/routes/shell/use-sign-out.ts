import { useNavigate } from "react-router";
import { frontPage } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useLogout } from "../../session/session-context.tsx";

/**
 * Signs out and navigates to the front page. Navigates first, because otherwise the guard of the dashboard redirects to
 * the sign-in page.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const logout = useLogout();
  const { language } = useLanguage();
  return async () => {
    await navigate(frontPage(language));
    await logout();
  };
}
