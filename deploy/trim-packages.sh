#!/bin/sh
# Removes what the server never opens from the node_modules of a release: npm has no option for it. `npm run bench:container`
# uses every part of the product afterwards. Its argument is the folder of the release.
set -eu
release=$1
cd "$release/node_modules"

# For development, and for browsers.
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.flow' \
  -o -name '*.umd.cjs' -o -name '*.iife.js' \) -delete
find @embedded-postgres -name '*.a' -delete
rm -rf @embedded-postgres/*/native/lib/postgresql/pgxs libphonenumber-js/bundle tesseract.js/dist
rm -rf ai/docs ai/src @ai-sdk/*/docs @ai-sdk/*/src zod/src

# npm 9 also installs what is for another C library.
rm -rf ./@*/*-musl

# In Node Tesseract.js always loads the full engine, from separate files; the models are the "best" ones.
find tesseract.js-core -type f \( -name '*-lstm*' -o -name '*.wasm.js' \) -delete
rm -rf @tesseract.js-data/*/4.0.0

# The fonts that documents are printed with, of the weights that they use.
fonts=$(mktemp)
grep -oh '"[^" ]*\.ttf"' "$release/apps/server/src/pdf/typst.js" | tr -d '"' >"$fonts"
test -s "$fonts"
find @expo-google-fonts dejavu-fonts-ttf -name '*.ttf' | grep -vxFf "$fonts" | xargs rm
find @expo-google-fonts -name '*.png' -delete
rm "$fonts"
