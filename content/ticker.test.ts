import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { cities } from './cities.ts';
import { projects } from './projects.ts';
import { tickerMessages } from './ticker.ts';

const messages = tickerMessages(products, projects, cities);

describe('activity ticker', () => {
  it('[HO5] has about fifty messages, no two alike, each short enough for one line', () => {
    expect(messages.length).toBeGreaterThanOrEqual(48);
    expect(messages.length).toBeLessThanOrEqual(52);
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) expect(message.length, message).toBeLessThanOrEqual(104);
  });

  it('[HO6] invents no buyer and no purchase', () => {
    for (const message of messages) {
      expect(message).not.toMatch(
        /bought|purchas|just ordered|someone|viewing|customer|undefined|NaN/i,
      );
    }
  });

  it('[HO6] says nothing of stock, which the page it is built into outlives', () => {
    const sold = products.map((product) => ({ ...product, inStock: false, stockCount: 0 }));
    expect(tickerMessages(sold, projects, cities)).toEqual(messages);
    expect(messages.join()).not.toMatch(/stock/i);
  });

  it('[HO6] takes its prices from the catalogue', () => {
    expect(messages).toContain('Combination Ladders from £165.00 to £485.00 inc VAT, 14 in all');
  });

  it('[HO6] speaks of every project and every city once', () => {
    const withoutCities = tickerMessages(products, projects, []);
    const withoutProjects = tickerMessages(products, [], cities);
    expect(messages.length - withoutCities.length).toBe(cities.length);
    expect(messages.length - withoutProjects.length).toBe(projects.length);
    expect(messages).toContain(
      'In progress: Timber steps and towers for a listed ceiling in Edinburgh',
    );
  });

  it('[HO6] promises the delivery that each city page promises', () => {
    for (const { city, delivery } of cities) {
      const own = tickerMessages(
        [],
        [],
        cities.filter((other) => other.city === city),
      );
      const line = own.find((message) => message.includes(city)) ?? '';
      expect(line).toContain(delivery === 'Next-day' ? 'Next-day' : 'within 5 working days');
    }
  });

  it('[CA7] leaves the test product out', () => {
    expect(messages.join()).not.toContain('Test Item');
    expect(messages.join()).toContain(`${products.length - 1} products in`);
  });
});
