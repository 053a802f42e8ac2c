// Generated from patterns/websites.txt by `npm run lexicon`.

export const urlPattern =
  /(?<![@\p{L}\p{N}._-])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:com|org|net|io|dev|me|fr|co|uk|de|eu|app|tech|ai|info|be|ch|ca|us|in|xyz|site|page|online|edu|gov|es|it|nl|pt|pl|se|no|dk|fi|at|ie|lu|au|nz|br|mx|jp|cn|sg|hk|ma|tn|dz|sn|blog|design|studio|art|cv|pro|tv|ly|gg|space|cloud|codes|id|name|link|work|works|life|world|website|engineer|software|biz|cc|gl|paris|bzh|agency|digital|photo|photos|photography|consulting|expert|ninja|rocks|health|care|academy|school|center|live|fun|club|top|shop|store|email|fyi|one|example)(?![\p{L}\p{N}@]|\.[\p{L}])(?::\d+)?(?:\/[^\s,;|<>"”»)]*)?/giu;

/** Hosts and paths of maps, messengers and templates, which are not websites of the candidate. */
export const foreignUrl =
  /^(?:maps\.|www\.google\.|google\.com\/maps|goo\.gl\/maps|maps\.app\.goo|wa\.me|t\.me\/share|overleaf\.com|latextemplates|creativecommons)/i;

/** A line of its own: `GitHub: https://ada.example`. */
export const siteLabel =
  /^(?:linked ?in|github|gitlab|portfolio|behance|dribbble|twitter|blog)\s?:\s(?=\S+$)/iu;
