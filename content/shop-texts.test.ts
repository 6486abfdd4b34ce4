import { describe, expect, it } from 'vitest';
import { bulkOrder } from './bulk-order.ts';
import {
  applicationError,
  noProjectsInSector,
  orderSuccess,
  pageNotFound,
  projectNotFound,
  quoteThanks,
} from './shop-texts.ts';

describe('notices', () => {
  it('[OT3] words the not-found screen as specified', () => {
    expect(pageNotFound.heading).toBe('Page Not Found');
    expect(pageNotFound.text).toBe(
      "Sorry, the page you're looking for doesn't exist or has been moved.",
    );
    expect(pageNotFound.actions.map(({ label, href }) => [label, href])).toEqual([
      ['Homepage', '/'],
      ['Shop Towers', '/shop'],
      ['View Projects', '/projects'],
      ['Spare Parts', '/spare-parts'],
    ]);
    expect(pageNotFound.goBack).toBe('Go Back');
    expect(pageNotFound.backToHome.href).toBe('/');
  });

  it('[SH11] heads the error screen as specified', () => {
    expect(applicationError.heading).toBe('Unexpected Application Error!');
  });

  it('[QU2] words the thank-you page as specified', () => {
    expect(quoteThanks.heading).toBe('Thank You for Your Quote Request!');
    expect(quoteThanks.home).toEqual({ label: 'Return to Homepage', href: '/' });
    expect(quoteThanks.shop).toEqual({ label: 'Browse Our Products', href: '/shop' });
  });

  it('[QU2a] promises 5 working days at the form and in the thanks, and the average once', () => {
    const atForm = [bulkOrder.lead, ...bulkOrder.facts.map((f) => `${f.figure} ${f.text}`)].join(
      ' ',
    );
    const thanks = `${quoteThanks.text} ${quoteThanks.next}`;
    expect(atForm).toContain('5 working days');
    expect(thanks).toContain('within 5 working days');
    expect(`${atForm} ${thanks}`.match(/average is 1 day/g)).toHaveLength(1);
  });

  it('[CC12] words the order confirmation as specified', () => {
    expect(orderSuccess.referenceLabel).toBe('Order Reference');
    expect(orderSuccess.continueShopping.label).toBe('Continue Shopping');
    expect(orderSuccess.track).toBe('Track Your Order');
  });

  it('[PR5] names the slug that was not found', () => {
    expect(projectNotFound.heading).toBe('Project Not Found');
    expect(projectNotFound.text('no-such-job')).toBe(
      'The project "no-such-job" could not be found.',
    );
    expect(projectNotFound.back).toEqual({ label: 'Return to Projects', href: '/projects' });
  });

  it('[PR2] words an empty sector as specified', () => {
    expect(noProjectsInSector.heading).toBe('No projects found for this sector');
    expect(noProjectsInSector.all.label).toBe('View All Projects');
  });
});
