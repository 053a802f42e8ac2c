export { TermsPage as default } from "../legal/terms-page.tsx";
