// Generated from patterns/posting-places.txt by `npm run lexicon`.

/** Where the town is written before its code. */
export const townFirst =
  /^(?:uk|gb|united kingdom|england|scotland|wales|ireland|australia|new zealand|royaume[- ]uni|angleterre|irlande|australie)$/;

export const labelledPlace =
  /^(?:(?:job |work )?location|place of work|where|based in|city|lieu(?: de travail| du poste)?|localisation|ville|localit[ée]|site)\s*[:\-–]\s*(.{2,60})$/imu;

export const notPlaces =
  /^(?:remote|hybrid|the|our|full|part|monday|care|need|school|training|practice|nous|notre|vous|cdi|cdd|lundi|teilzeit|vollzeit)\b/i;
