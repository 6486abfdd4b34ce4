type OfficeClient = ReturnType<typeof createOfficeClient>;

/** Calls the office's API as someone who is signed in; throws at an error. */
export function createOfficeClient(office: string, token: string) {
  return async (path: string, body?: unknown) => {
    const response = await fetch(`${office}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { origin: office, 'content-type': 'application/json', cookie: `office=${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

type Price = { productId: string; value: number };

/** Adds prices to the draft, and returns the revision that `/api/draft/publish` requires. */
export async function addDraftPrices(
  call: OfficeClient,
  prices: readonly Price[],
): Promise<string> {
  const changes = prices.map((each) => ({ ...each, field: 'price' }));
  await call('/api/draft', { origin: 'hand', changes });
  return (await call('/api/draft')).revision;
}
