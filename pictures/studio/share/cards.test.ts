import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import type { Card } from './card.ts';
import { cardFingerprint, cardsPage, dimensionLine } from './card-page.ts';
import { allCards } from './cards.ts';

const cards = allCards();
const encoding = { quality: 65 };

describe('cards for sharing', () => {
  it('say nothing that changes from day to day: neither price nor stock', () => {
    expect(cards.filter((card) => /£|\bin stock\b|\bVAT\b/.test(JSON.stringify(card)))).toEqual([]);
  });

  it('say of each product the height that its dimension line measures', () => {
    for (const { id, height, heightKind } of products.filter(({ isTest }) => !isTest)) {
      const card = cards.find(({ name }) => name === `product-${id}`);
      const { picture, figures: [first] = [] } = card ?? ({} as Card);
      if (heightKind !== 'size') expect(first?.value, id).toBe(`${height.toFixed(1)}\u00a0m`);
      if (picture?.kind === 'plate' && picture.dimension)
        expect(picture.dimension.label, id).toBe(first?.value);
    }
  });

  it('are made again when a word, a picture or the way of encoding has changed, and only then', () => {
    const [card] = cards;
    if (!card) throw new Error('There are cards');
    const fingerprint = cardFingerprint(card, encoding);
    expect(cardFingerprint({ ...card }, { ...encoding })).toBe(fingerprint);
    const others = [
      cardFingerprint({ ...card, title: 'Another' }, encoding),
      cardFingerprint({ ...card, picture: { ...card.picture, file: 'another' } }, encoding),
      cardFingerprint(card, { quality: 64 }),
    ];
    expect(new Set([fingerprint, ...others]).size).toBe(4);
  });

  it('take words as text', () => {
    const page = cardsPage(cards.slice(0, 1).map((card) => ({ ...card, title: '<b> & co' })));
    expect(page).toContain('&lt;b> &amp; co');
  });
});

describe('dimensionLine', () => {
  const anchors = { left: 400, right: 600, top: 60, ground: 800 };

  it('runs between the two ends of the quoted height, beside a ladder that leans too', () => {
    const line = dimensionLine('5.1 m', {
      ...anchors,
      quoted: [
        [430, 850],
        [530, 58],
      ],
    });
    expect(line).toContain('M336 850L436 58');
    expect(line).toContain('>5.1 m</text>');
  });

  it('is not drawn where the picture does not show what is quoted', () => {
    expect(dimensionLine('5.1 m', anchors)).toBe('');
  });
});
