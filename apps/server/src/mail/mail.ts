/** A mail in words, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The mail's button; the link is also in its text. */
  action: { label: string; link: string };
  /** Where a mail program unsubscribes by one POST (RFC 8058); it is also in the text. */
  unsubscribe?: string;
  /** The first part of the Message-ID, the same each time that this mail is sent; random without one. */
  messageId?: string;
}
