/** The tab of the checkout page. */
export interface CheckoutTab {
  go(address: URL): void;
  close(): void;
}

/**
 * Opens the tab during the click, because browsers block pop-ups opened after an await. If it is blocked nevertheless,
 * the checkout uses the current tab.
 */
export function openCheckoutTab(): CheckoutTab {
  const tab = window.open("about:blank", "_blank");
  // The checkout page must not have access to this window.
  if (tab) tab.opener = null;
  return {
    go: (address) => {
      if (tab) tab.location.replace(address.href);
      else window.location.assign(address.href);
    },
    close: () => tab?.close(),
  };
}
