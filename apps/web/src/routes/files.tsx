import { Suspense } from "react";
import { FilesPage } from "../files/files-page.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import classes from "../files/files.module.css";

// With the contracts of letters and CVs, which the files do not need.
const WrittenDocuments = lazyComponent(() => import("./written-documents.tsx"));

/** The files tab: the letters and CVs, and below them the stored files. */
export default function FilesTab() {
  return (
    <>
      <Suspense fallback={<Skeleton className={classes["waiting"]} />}>
        <WrittenDocuments />
      </Suspense>
      <FilesPage />
    </>
  );
}
