export { ForgotPasswordPage as default } from "../auth/forgot-password-page.tsx";
