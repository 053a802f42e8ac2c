export { AuthReturnPage as default } from "../auth/auth-return-page.tsx";
