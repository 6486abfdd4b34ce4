import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { splitDescription } from './ProductSections.tsx';

it('[PD6] sets the first sentence apart and keeps the rest', () => {
  expect(splitDescription({ description: 'Reaches 2.5 m. Folds flat. 12 kg.' })).toEqual({
    lead: 'Reaches 2.5 m.',
    rest: 'Folds flat. 12 kg.',
  });
});

it.each([undefined, '', '   '])(
  '[PD6] falls back to a BS EN 1004 text if the description is %j',
  (description) => {
    const { lead, rest } = splitDescription({ description });
    expect(`${lead} ${rest}`).toContain('BS EN 1004');
    expect(lead).not.toBe('');
  },
);

it('[PD6] keeps every word of every description', () => {
  for (const product of products) {
    const { lead, rest } = splitDescription(product);
    expect([lead, rest].filter(Boolean).join(' ')).toBe(product.description);
  }
});
