/** Pays a session on the sandbox's page as a buyer would, with the card that always succeeds. */
export async function pay(url: string): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'buyer@firm.example',
      phone: '0161 496 0142',
      name: 'A Buyer',
      line1: '1 Test Road',
      town: 'Leeds',
      postcode: 'LS1 1AA',
      card: '4242424242424242',
    }),
  });
  return response.status === 303;
}
