// Runs before each test file, because test files share one document.
for (const part of [document.head, document.body]) part.replaceChildren();
