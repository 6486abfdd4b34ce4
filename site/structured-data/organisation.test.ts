import { expect, it } from 'vitest';
import { claims, company } from '../../content/company.ts';
import { deliveryWords } from '../../content/delivery.ts';
import { terms } from '../../content/legal/terms.ts';
import { organisation, webSite } from './organisation.ts';

it('[SH13] says of the company what the company says of itself', () => {
  expect(organisation).toMatchObject({
    '@type': 'OnlineStore',
    name: company.name,
    legalName: company.legalName,
    url: `${company.origin}/`,
    vatID: company.vatNumber.replaceAll(' ', ''),
    telephone: company.phone.international,
    email: company.email.shown,
    address: { postalCode: company.registeredOffice.postcode, addressCountry: 'GB' },
  });
  expect(webSite.publisher['@id']).toBe(organisation['@id']);
});

it('[OT1] states the whole return policy, and where it is written', () => {
  const { merchantReturnLink, ...policy } = organisation.hasMerchantReturnPolicy;
  expect(policy).toMatchObject({
    applicableCountry: 'GB',
    returnPolicyCountry: 'GB',
    merchantReturnDays: claims.returnDays,
    refundType: 'https://schema.org/FullRefund',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
  });
  const { pathname, hash } = new URL(merchantReturnLink);
  expect(pathname).toBe('/terms');
  expect(terms.sections.map(({ id }) => `#${id}`)).toContain(hash);
});

it('states what delivery costs on the mainland, and that some areas pay more', () => {
  const { description, shippingConditions } = organisation.hasShippingService;
  expect(shippingConditions.shippingRate).toMatchObject({ value: 0, currency: 'GBP' });
  expect(shippingConditions.transitTime.duration.maxValue).toBe(claims.deliveryWorkingDays);
  expect(description).toContain(deliveryWords().beyond);
});

it('[PL14] names the address that opens the search', () => {
  const { target, 'query-input': input } = webSite.potentialAction;
  expect(target.urlTemplate).toBe(`${company.origin}/?search={search_term_string}`);
  expect(input).toBe('required name=search_term_string');
});
