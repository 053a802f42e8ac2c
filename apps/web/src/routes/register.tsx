export { RegisterPage as default } from "../auth/register-page.tsx";
