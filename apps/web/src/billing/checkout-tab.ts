/** A tab in which the payment is going to be. */
export interface CheckoutTab {
  go(address: URL): void;
  close(): void;
}

/**
 * Opens the tab at once, while the click still counts: a browser blocks one that is opened after an answer has come. Where
 * it is blocked all the same, the payment takes this tab.
 */
export function openCheckoutTab(): CheckoutTab {
  const tab = window.open("about:blank", "_blank");
  // The page of payment must not reach back into this one.
  if (tab) tab.opener = null;
  return {
    go: (address) => {
      if (tab) tab.location.replace(address.href);
      else window.location.assign(address.href);
    },
    close: () => tab?.close(),
  };
}
