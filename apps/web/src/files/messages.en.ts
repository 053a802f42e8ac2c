export const messages = {
  title: "Files",
  empty: "No files yet. The letters you upload to your files stand here.",
  toLetters: "Generate cover letter",
  download: "Download {name}",
  remove: "Delete {name}",
  confirm: {
    title: "Delete this file?",
    text: "“{name}” is deleted for good. This cannot be undone.",
    yes: "Delete",
    no: "Cancel",
  },
  deleted: "File deleted",
  errors: {
    load: "Your files could not be loaded.",
    download: "Download Error",
    remove: "Delete Error",
  },
} as const;
