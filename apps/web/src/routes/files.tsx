export { FilesPage as default } from "../files/files-page.tsx";
