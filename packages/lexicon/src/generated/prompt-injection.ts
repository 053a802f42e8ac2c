// Generated from patterns/prompt-injection.txt by `npm run lexicon`.

export const anywhere =
  /\b(?:ignore|disregard|the above|nothing else|language model|ignorez|ignorer|consignes? precedentes?|prompt|chatgpt|instructions?)\b/;

export const atFirst =
  /^(?:please )?(?:write|say|answer|include|output|respond|repeat|pretend|tell|reply|add|mention|ecri(?:s|vez)|di(?:s|tes)|repond(?:s|ez)|mentionn(?:e|ez)|precisez|affirmez|ajoutez|indiquez)\b/;

/** Instructions to a language model, in a folded sentence. */
export const injection =
  /\b(?:ignore|disregard|forget|override) (?:all|any|every|the|your|my|previous|above)\b|\b(?:previous|prior|earlier|above) (?:instructions?|orders?|rules?)\b|\b(?:language model|jailbreak)\b|\bas an ai\b|\b(?:you are now|from now on|pretend|act as if|role-?play)\b|\b(?:in|into|to|of) (?:the|your|this) (?:cover )?letter\b|\b(?:write|say|claim|state|answer|output|repeat|reply|tell|mention|include) (?:that|only|with|nothing|the word|exactly)\b|\b(?:and|et) (?:write|say|ecrivez|dites) |\bthe (?:applicant|candidate|profile) (?:was|knows|says|worked|used to)\b|^(?:write|say|ecrivez|dites) \p{L}*-?\d|\b(?:ignorez|ignorer|oubliez) (?:tou\w*|les|vos|ce\w*)\b|\b(?:instructions?|consignes?) precedentes?\b|\bmodele de langage\b|\b(?:desormais tu|tu es maintenant|vous etes maintenant)\b|\bdans (?:la|votre|cette) lettre\b|\b(?:ecris|ecrivez|dis|dites|precisez|affirmez|mentionnez|indiquez|ajoutez|reponds|repondez) (?:que|qu'|seulement|uniquement|le mot)\b|\ble (?:candidat|profil) (?:etait|connait|dit|a travaille)\b|\b(?:prompt|chatgpt)\b|(?:^|[^\p{L}])(?:system|assistant|user|human|instructions?)\s*(?:\w+\s*)?:/u;

/** What only a machine is told, in a folded sentence: narrower than `injection`, for texts that are shown to a person. */
export const machineOrder =
  /\b(?:ignore|disregard|forget|override) (?:\w+ )?(?:\w+ )?(?:instructions?|orders?|rules?|prompts?|guidelines)\b|\b(?:previous|prior|earlier) (?:instructions?|orders?|prompts?)\b|\b(?:language model|jailbreak|llms?)\b|\b(?:as|if you are|you are) an? (?:ai|llm|chatbot|bot|robot)\b|\b(?:you are now an?|act as if you|system prompt)\b|\b(?:ignorez|ignorer|oubliez) (?:\w+ )?(?:\w+ )?(?:instructions?|consignes?|regles?)\b|\b(?:instructions?|consignes?) precedentes?\b|\bmodele de langage\b|\b(?:si vous etes|si tu es|vous etes|tu es) une? (?:ia|intelligence artificielle|robot|chatbot)\b/u;
