export { AccessibilityPage as default } from "../legal/accessibility-page.tsx";
