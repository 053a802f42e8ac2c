export { LoginPage as default } from "../auth/login-page.tsx";
