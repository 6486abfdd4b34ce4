import { expect, it } from 'vitest';
import { claims, company } from '../../content/company.ts';
import { mainland, zones } from '../../content/delivery-zones.ts';
import { terms } from '../../content/legal/terms.ts';
import { deliveryService, organisation, webSite } from './organisation.ts';

it('[SH13] matches the company details', () => {
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

it('[OT1] has the full return policy with its URL', () => {
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

it('[CO3] has the maximum delivery price and time of each zone', () => {
  const { shippingConditions } = deliveryService.hasShippingService;
  const charged = zones.filter(({ rates }) => rates[2] > 0);
  for (const { name, rates, workingDays } of [mainland, ...charged]) {
    const stated = shippingConditions.find((one) => one.shippingDestination.name === name);
    expect(stated?.shippingRate, name).toMatchObject({ value: rates[2] / 100, currency: 'GBP' });
    expect(stated?.transitTime.duration.maxValue, name).toBe(workingDays);
  }
  const region = (name: string) =>
    shippingConditions.find(({ shippingDestination }) => shippingDestination.name === name)
      ?.shippingDestination;
  expect(region('Northern Ireland')).toMatchObject({ postalCodePrefix: ['BT'] });
  expect(region('Isle of Man')).toMatchObject({ addressCountry: 'IM' });
  expect(region('Isle of Wight')).toMatchObject({
    postalCodeRange: [{ postalCodeBegin: 'PO30', postalCodeEnd: 'PO41' }],
  });
});

it('[PL14] has the search URL template', () => {
  const { target, 'query-input': input } = webSite.potentialAction;
  expect(target.urlTemplate).toBe(`${company.origin}/?search={search_term_string}`);
  expect(input).toBe('required name=search_term_string');
});
