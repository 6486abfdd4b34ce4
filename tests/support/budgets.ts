const kilobyte = 1024;

/** What a first visit may load, in bytes as they are sent: compressed with brotli. */
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

/** Pages for reading, where no framework loads before it is used. */
const quietPages =
  /^\/(terms|privacy|cookies|locations\/.+|projects(\/.+)?|404|500|[a-z]+-not-found)$/;

/** Pages that the server fills for one customer, with a style sheet of their own. */
const keyedPages = /^\/(offer|register)$/;

/** The budget of a page by its address; a page of dist/ has its file's name for one. */
export function budgetOf(address: string): Budget {
  if (address === '/shop') return { ...most, html: 45 * kilobyte };
  if (keyedPages.test(address)) return { ...most, css: 16.5 * kilobyte };
  return quietPages.test(address) ? { ...most, javaScript: 10 * kilobyte } : most;
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}
