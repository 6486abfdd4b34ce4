const shopPort = Number(process.env.BROWSER_PORT ?? 4173);

/** The address of the office in the browser tests. */
export const officeAddress = `http://localhost:${shopPort + 2}`;

/** The session token of the owner who invites all other users in the browser tests. */
export const ownerSessionToken = 'the-first-owner-of-the-browser-tests';
