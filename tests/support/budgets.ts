const kilobyte = 1024;

/** The limits of a first visit, in bytes sent: compressed with brotli. */
interface Budget {
  readonly html: number;
  /** With what loads once the browser is idle. */
  readonly javaScript: number;
  readonly css: number;
  readonly fonts: number;
}

const most: Budget = {
  html: 15 * kilobyte,
  javaScript: 80 * kilobyte,
  css: 15 * kilobyte,
  fonts: 60 * kilobyte,
};

/** Pages to read, where no framework loads before it is needed. */
const quietPages =
  /^\/(terms|privacy|cookies|locations\/.+|projects(\/.+)?|404|500|[a-z]+-not-found)$/;

/** Pages that the server fills in for one customer, with their own style sheet. */
const keyedPages = /^\/(offer|register)$/;

/** The budget of a page by its address, which for a page of dist/ is its file's name. */
export function budgetOf(address: string): Budget {
  if (address === '/shop') return { ...most, html: 45 * kilobyte };
  if (keyedPages.test(address)) return { ...most, css: 16.5 * kilobyte };
  return quietPages.test(address) ? { ...most, javaScript: 10 * kilobyte } : most;
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}
