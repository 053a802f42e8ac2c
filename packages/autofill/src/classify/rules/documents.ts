import { otherFile } from "@postulo/lexicon/form-documents";
import { asks, files, type Rule } from "../rule.ts";

/** Labels of uploads, in English and French. */
export const documentRules: readonly Rule[] = [
  asks(
    "resume_parse_file",
    /auto ?(fill|complete)|(apply|complete|fill|prefill|populate|postuler|pre ?remplir|remplir)\b.{0,40}\b(with|from|using|by|avec|a partir de?|grace)\b.{0,30}\b(resume|cv)|import (your |my )?(resume|cv|profile)|(resume|cv) (parser|parsing|import)|parse (your |my )?(resume|cv)|easy apply|save time by/,
    files,
    0.98,
  ),
  asks(
    "cover_letter_file",
    /cover(ing)? ?letter|motivation(al)? letter|letter of (motivation|intent|interest)|\blettre\b(?! de recommandation)|coverletter|\blm\b/,
    files,
    0.96,
  ),
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
  asks("resume_file", /\bresumes?\b|\bc ?v\b|curriculum|\bcresume\b/, files, 0.95),
  asks("other_file", otherFile, files, 0.85),
];
