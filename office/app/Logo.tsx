/** Two stiles, three rungs with a dimension line for the middle one, and the name in the page's typeface. */
export function Logo() {
  return (
    <svg viewBox="0 0 870 200" aria-hidden="true" className="h-7.5 w-auto">
      <path
        fill="currentColor"
        d="M0 0h25v200H0zM125 0h25v200h-25zM25 30h100v20H25zM25 150h100v20H25z"
      />
      <path className="fill-signal" d="M25 90h100v20H25z" />
      <text
        x="225"
        y="161"
        textLength="645"
        fill="currentColor"
        fontSize="168"
        className="font-semibold font-stretch-[76%]"
      >
        Rungmoor
      </text>
    </svg>
  );
}
