export { ConfirmPage as default } from "../auth/confirm-page.tsx";
