import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  [
    "items of a list get a mark, whatever their attributes",
    `<ul><li class="a">Bread</li><li>Rolls</li></ul>`,
    "• Bread\n• Rolls",
  ],
  [
    "blocks are lines, other elements are blanks",
    `<p class="x">Baker</p><div>in <b>Lyon</b></div>`,
    "Baker\n\nin Lyon",
  ],
  [
    "scripts, styles and comments are left out",
    `<p>Baker</p><script type="x">steal()</script><style>p{}</style><!-- secret --><p>Lyon</p>`,
    "Baker\n\nLyon",
  ],
  ["entities are read", "<p>Fish &amp; chips &eacute; &#233; &lt;3</p>", "Fish & chips é é <3"],
  [
    "every named entity is read, an unknown one stays",
    "<p>&nbsp;&quot;&apos;&#39;&agrave;&egrave;&ecirc;&ccedil;&ugrave;&rsquo;&lsquo;&ldquo;&rdquo;&ndash;&mdash;&bull;&hellip;&euro;&gt;&unknown;</p>",
    `"''àèêçù’‘“”–—•…€>&unknown;`,
  ],
  [
    "entities of control characters, surrogates and numbers beyond Unicode are blanks",
    "<p>a&#7;b&#31;c&#32;d&#xD800;e&#xDFFF;f&#x110000;g&#x41;h&#x1F600;</p>",
    "a b c d e f gAh😀",
  ],
  ["text without markup stays, with one blank each", "Baker \t in\u00a0 Lyon", "Baker in Lyon"],
  [
    "cells beside one another are lines",
    "Staff Nurse   Leeds\t£30,000",
    "Staff Nurse\nLeeds\n£30,000",
  ],
  [
    "signs around a line are left out, a line of signs alone and single signs stay",
    ">>> BAKER (H/F) <<<\n~~ Baker ~~\n>>>>\n> quoted\n**Profile**",
    "BAKER (H/F)\nBaker\n>>>>\n> quoted\n**Profile**",
  ],
  ["invisible characters are left out", "Ba\u200bker\u202e", "Baker"],
  [
    "line ends are alike, and more than one empty line is one",
    "a\r\nb\rc\n\n\n\nd",
    "a\nb\nc\n\nd",
  ],
])("%s", (_, pasted, text) => {
  expect(plainText(pasted)).toBe(text);
});
