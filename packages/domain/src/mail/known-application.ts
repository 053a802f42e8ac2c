/** What is known of an application, by which its mails are recognised. */
export interface KnownApplication {
  readonly id: string;
  readonly job_title: string;
  readonly company_name: string;
  readonly job_url: string | null;
  readonly contact_name: string | null;
  readonly contact_email: string | null;
  /** The reference of the posting, if known. */
  readonly reference?: string | null;
}
