import { describe, expect, it } from 'vitest';
import { isPaymentUrl } from './return-urls.ts';

const ownPage = 'https://www.shop.example/success';

describe('the place to pay', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_live_1#x',
    'https://www.shop.example/sandbox/checkout/cs_test_1',
    'https://pay.shop.example/c/pay/cs_live_1',
  ])('[CC11] may be %s', (address) => {
    expect(isPaymentUrl(address, ownPage)).toBe(true);
  });

  it.each([
    'https://evil.example/pay',
    'http://checkout.stripe.com/c/pay/cs_live_1',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com@evil.example/',
    'https://evilshop.example/',
    'http://pay.shop.example/',
    'https://www.shop.example:8443/',
    'javascript:alert(1)//https://checkout.stripe.com',
    'no address at all',
  ])('[CC11] may not be %s', (address) => {
    expect(isPaymentUrl(address, ownPage)).toBe(false);
  });
});
