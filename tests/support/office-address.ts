const shopPort = Number(process.env.BROWSER_PORT ?? 4173);

/** Where the browser tests find the office. */
export const officeAddress = `http://localhost:${shopPort + 2}`;

/** The session of the owner who invites everybody else in the browser tests. */
export const firstOwnerToken = 'the-first-owner-of-the-browser-tests';
