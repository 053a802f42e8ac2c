export { AboutPage as default } from "../legal/about-page.tsx";
