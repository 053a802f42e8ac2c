export { LegalNoticePage as default } from "../legal/legal-notice-page.tsx";
