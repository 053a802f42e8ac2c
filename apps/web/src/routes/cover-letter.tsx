export { CoverLetterPage as default } from "../cover-letters/cover-letter-page.tsx";
