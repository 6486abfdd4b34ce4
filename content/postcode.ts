/** The forms a postcode of the Royal Mail can take, from M1 1AA to EC1A 1BB. */
const postcode =
  /^(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])) \d[ABD-HJLNP-UW-Z]{2}$/;

/** Writes a postcode as the Royal Mail does: `m171aa` becomes `M17 1AA`. */
export function tidyPostcode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return letters.length > 3 ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : letters;
}

/** Whether a tidy text has the form of a postcode; `zoneOf` decides whether we deliver there. */
export function isPostcode(tidy: string): boolean {
  return postcode.test(tidy);
}
