export { SignInCodePage as default } from "../auth/sign-in-code-page.tsx";
