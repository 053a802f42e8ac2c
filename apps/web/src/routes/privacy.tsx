export { PrivacyPage as default } from "../legal/privacy-page.tsx";
