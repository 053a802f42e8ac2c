/** The logo. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <rect width="24" height="24" rx="6.5" fill="var(--accent-fill)" />
      <path
        d="M8 18.5V6.5h4.6a3.9 3.9 0 0 1 0 7.8H10.9"
        stroke="#fff"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m13.4 17.2 1.5 1.5 2.9-3.1"
        stroke="#c7d2fe"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
