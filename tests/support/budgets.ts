const kilobyte = 1024;

/** The limits of a first visit, in bytes sent: compressed with brotli. */
interface Budget {
  readonly html: number;
  /** With what loads once the browser is idle. */
  readonly javaScript: number;
  readonly css: number;
  readonly fonts: number;
}

const defaultBudget: Budget = {
  html: 15 * kilobyte,
  javaScript: 80 * kilobyte,
  css: 15 * kilobyte,
  fonts: 60 * kilobyte,
};

/** Pages to read, where no framework loads before it is needed. */
const readingPages =
  /^\/(terms|privacy|cookies|locations\/.+|projects(\/.+)?|404|500|[a-z]+-not-found)$/;

/** Pages that the server fills in for one customer, with their own style sheet. */
const customerPages = /^\/(offer|register)$/;

/** The budget of a page by its address, which for a page of dist/ is its file's name. */
export function getBudget(address: string): Budget {
  if (address === '/shop') return { ...defaultBudget, html: 45 * kilobyte };
  if (customerPages.test(address)) return { ...defaultBudget, css: 16.5 * kilobyte };
  return readingPages.test(address)
    ? { ...defaultBudget, javaScript: 10 * kilobyte }
    : defaultBudget;
}

export function formatKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}
