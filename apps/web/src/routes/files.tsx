import { Suspense } from "react";
import { FilesPage } from "../files/files-page.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";

// With the contracts of letters and CVs, which the files do not need.
const WrittenDocuments = lazyComponent(() => import("./written-documents.tsx"));

/** The files tab: the letters and CVs, and below them the stored files. */
export default function FilesTab() {
  return (
    <>
      <Suspense fallback={<SkeletonRows rows={2} height={72} />}>
        <WrittenDocuments />
      </Suspense>
      <FilesPage />
    </>
  );
}
