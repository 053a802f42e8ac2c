import type { Platform } from "../platform.ts";

/** React in a dialog. */
export const handshake: Platform = {
  name: "Handshake",
  hosts: [
    "app.joinhandshake.com",
    "*.joinhandshake.com",
    "app.joinhandshake.co.uk",
    "app.joinhandshake.fr",
    "app.joinhandshake.de",
  ],
  markers: ['[data-hook*="apply-modal"]'],
};
