// Generated from patterns/hyphenation.txt by `npm run lexicon`.

/** Letter-spaced month whose first letter has a different gap: `M ARCH 2022`. */
export const letterSpacedMonth =
  /(?<![\p{L}\d])(?:J (?=ANUAR|UN|UL)|F (?=EBR)|M (?=ARCH|AY)|A (?=PRIL|UGUST)|S (?=EPTEM)|O (?=CTO)|N (?=OVEM)|D (?=ECEM)|J (?=ANV|UIN)|F (?=ÉV|EV)|M (?=ARS|AI)|A (?=VRIL|OÛT|OUT)|D (?=ÉCEM))(?=\p{Lu}+\.?(?: \d|$))/gu;

/** Prefixes that keep their hyphen: `full-` + `stack`, `event-` + `driven`. Other words were hyphenated by the layout. */
export const hyphenatedPrefix =
  /(?:^|[\s(/])(?:self|full|cross|multi|real|open|cloud|event|data|end|user|long|short|high|low|large|small|well|part|front|back|non|co|pre|post|semi|anti|auto|community|test|object|client|customer|decision|problem|time|cost|state|web|on|off|in|out|up|to|sous|mi|demi|avant|après|\p{L}+-\p{L}*)-$/iu;
