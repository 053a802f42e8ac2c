/** No line or sentence is longer; what is, is read each time. */
const longestText = 20_000;
const mostCharacters = 200_000;

/**
 * Reads a text once where it is asked for many times, as each sentence is that the gate holds against profile and posting. The reading must
 * be pure, and nobody may change its answers. What is kept has a bound, and goes all at once when it is reached.
 */
export function remembered<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  let characters = 0;
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    if (text.length > longestText) return answer;
    if (characters + text.length > mostCharacters) {
      answers.clear();
      characters = 0;
    }
    characters += text.length;
    answers.set(text, answer);
    return answer;
  };
}
