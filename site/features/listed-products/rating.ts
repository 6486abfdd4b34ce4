const mostStars = 5;

/** Whole stars, rounded down so that a page never overstates a rating. */
export function wholeStars(rating: number): number {
  return Math.min(mostStars, Math.max(0, Math.floor(rating)));
}

/** Whole stars as the page writes them: 4.0. */
export function shownRating(rating: number): string {
  return wholeStars(rating).toFixed(1);
}
