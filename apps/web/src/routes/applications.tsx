export { ApplicationsPage as default } from "../applications/applications-page.tsx";
