export { NewPasswordPage as default } from "../auth/new-password-page.tsx";
