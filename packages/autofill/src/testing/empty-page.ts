// Before each file of tests: they share one document, and none may depend on what another has left in it.
for (const part of [document.head, document.body]) part.replaceChildren();
