export { CvPage as default } from "../cv/cv-page.tsx";
