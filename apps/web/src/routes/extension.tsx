export { ExtensionPage as default } from "../extension/page/extension-page.tsx";
