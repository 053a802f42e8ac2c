// Generated from patterns/cliches.txt by `npm run lexicon`.

/** What everybody says of themselves says nothing: such a line is never quoted. */
export const cliche =
  /\b(?:hard[- ]?working|team[- ]player|results?[- ]driven|self[- ]starter|go[- ]getter|synerg\w+|think outside|fast[- ]paced|detail[- ]oriented|enthusias\w+|proactive|world[- ]class|cutting[- ]edge|best[- ]in[- ]class|guru|ninja|rockstar|motivé\w*|passionn\w+|force de proposition|sens du (?:service|relationnel|contact|détail)|esprit d.équipe|dynamisme|polyvalent\w*|excellent\w* (?:communication|relationnel)|proactif|rigoureu\w+|enthousias\w+|dynami\w+|passion\w*|motivat\w+)/i;
