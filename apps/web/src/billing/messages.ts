import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  pricing: {
    title: "Pricing",
    description: "Plans change at once and can be cancelled at any time.",
    loadFailed: "Your plan could not be loaded.",
    intervals: {
      label: "Billing interval",
      month: "Monthly",
      year: "Yearly",
      save: "Save {percent}%",
    },
    popular: "Popular",
    perMonth: "a month",
    perYear: "a year",
    saving: "You save {amount} a year",
    orYearly: "or {amount} a year",
    own: "Your plan: {plan}",
    granted: "Your plan was granted to you, so there is nothing to pay.",
    notSold: "Payments are not configured on this server, so no plan can be selected.",
    reasons: {
      granted: "Nothing to pay: your plan was granted.",
      notSold: "Not available: this server takes no payments.",
    },
    features: {
      quota: "{feature}: {quota} a month",
      unlimited: "{feature}: unlimited",
      extension: "Browser extension",
      proDashboard: "Pro Dashboard (today in every plan)",
      coming: "{feature} (coming soon)",
      peopleFinder: "People Finder",
      jobFinder: "AI Job Finder",
      autoApply: "Background auto-apply",
      prioritySupport: "Priority support by e-mail",
      liveChat: "Live chat with the support",
    },
    counts:
      "An application counts when the extension fills in its form, once a month for each posting. Adding applications by hand is free.",
    support: "Support by e-mail: {contact}.",
    noSupport: "The operator of this server has given no address for support.",
    button: {
      loading: "Loading…",
      current: "Current plan",
      starting: "Starting checkout…",
      select: "Select plan",
    },
    change: {
      month: "Change to {plan}, paid monthly?",
      year: "Change to {plan}, paid yearly?",
      text: "The change takes effect at once. What you have already paid is deducted from the new price.",
      confirm: "Change plan",
      cancel: "Keep my plan",
    },
    faq: {
      title: "Frequently asked questions",
      change: {
        question: "Can I change plans?",
        answer:
          "Yes, at any time and in both directions. The change takes effect at once, and what you have already paid is deducted.",
      },
      cancel: {
        question: "What happens to my data when I cancel?",
        answer:
          "Your plan stays until the end of the period you have paid for. After that you are on Free; your profile, files and applications stay yours.",
      },
      refund: {
        question: "Can I have my money back?",
        answer:
          "Yes. Paid plans have a {days}-day money-back guarantee: write to {contact} within {days} days of the payment.",
        missing:
          "Yes. Paid plans have a {days}-day money-back guarantee. The operator of this server has not given a contact address for it; the legal notice says what else is known about the operator.",
      },
    },
  },
  checkout: {
    failed: "Unable to start the checkout process. Please try again",
    noUrl: "Failed to start checkout",
    noPrice: "No price is configured for this plan.",
    notConfigured: "Payments are not configured on this server.",
    declined: "The payment was declined.",
    granted: "Your plan was granted and needs no payment.",
    noSubscription: "No subscription was found for your account.",
    invalid: "The order was not valid. Reload the page and select the plan again.",
    tooLarge: "The order was too large for the server. Reload the page and select the plan again.",
    upgradeFailed: "Failed to upgrade",
    loginTitle: "Please log in",
    loginText: "You need to be logged in to select a plan",
  },
  success: {
    documentTitle: "Payment",
    processing: "Processing your payment",
    processingText: "One moment: we are checking your subscription.",
    done: "Subscription active",
    doneText: "Subscription updated: the {plan} plan is active.",
    granted: "No payment to confirm",
    grantedText: "Your {plan} plan was granted to you, so nothing was paid for it.",
    error: "Failed to update subscription",
    noSession: "No active session found",
    inactive: "Subscription not found or inactive",
    inactiveText:
      "No payment was found for this account. One that was made a moment ago can take a little longer to arrive.",
    again: "Check again",
    toDashboard: "Continue to dashboard",
  },
  plan: {
    title: "Plan",
    loadFailed: "Your plan could not be loaded.",
    vipTitle: "VIP benefits",
    vipText: "Unlimited everything, with priority support.",
    vipAlone: "Unlimited everything.",
    betaTitle: "BETA",
    betaText: "Thank you for testing: you have allowances of your own and Pro support.",
    betaAlone: "Thank you for testing: you have allowances of your own.",
    nextPayment: "Next payment",
    endsOn: "Ends on",
    usage: "Usage this month",
    counts:
      "A form that the extension fills in counts as an application, once a month for each posting. Adding applications by hand is free.",
    usageFailed: "Your usage could not be loaded.",
    upgrade: "Upgrade",
    change: "Change plan",
    cancel: "Cancel subscription",
    resubscribe: "Resubscribe",
    cancelDialog: {
      title: "Cancel your subscription?",
      text: "Your plan stays active until the end of the billing period. After that you are on Free.",
      confirm: "Cancel subscription",
      keep: "Keep subscription",
    },
    cancelled: "Cancellation Scheduled",
    cancelledText: "Your plan ends at the end of the billing period.",
    cancelFailed: "Unable to cancel subscription. Please try again.",
    reactivated: "Subscription reactivated",
    reactivateFailed: "Failed to reactivate subscription",
  },
} as const;

export const billingMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
