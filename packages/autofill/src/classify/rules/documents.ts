import { coverLetter, otherFile, resumeImport, signedFile } from "@postulo/lexicon/form-documents";
import { asks, files, type Rule } from "../rule.ts";

/** Labels of uploads, in English, French and German. */
export const documentRules: readonly Rule[] = [
  asks(
    "other_file",
    /\b(sonstige|weitere|zusatzliche) (dateien|dokumente|unterlagen|anhange)/,
    files,
    0.98,
  ),
  asks("resume_parse_file", resumeImport, files, 0.98),
  asks("cover_letter_file", coverLetter, files, 0.96),
  asks("cover_letter_file", /anschreiben|(motivations|bewerbungs)schreiben/, files, 0.95),
  asks(
    "resume_file",
    /\b(cv|resume|curriculum vitae)\b ?(et|and|&|\/|\+|ou|or)+ ?(\w+ ){0,2}(lettre|cover|covering|motivation|lm)\b/,
    files,
    0.98,
  ),
  asks(
    "photo_file",
    /\bphoto(graph|graphie)?s?\b|\bavatar\b|\bpicture\b|headshot|profile image|\bportrait\b/,
    files,
    0.96,
  ),
  asks("other_file", signedFile, files, 0.97),
  asks("resume_file", /\bresumes?\b|\bc ?v\b|curriculum|\bcresume\b|lebenslauf/, files, 0.95),
  asks("resume_file", /\bdossier\b|bewerbungsunterlagen/, files, 0.9),
  asks("other_file", /zeugnis|\bdiplome?\b|\banhange\b/, files, 0.92),
  asks("other_file", otherFile, files, 0.85),
];
