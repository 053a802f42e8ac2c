export { SsoPage as default } from "../auth/sso-page.tsx";
