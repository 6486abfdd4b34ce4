import { claims } from './company.ts';

/** What a text may name in braces, as `{deliveryWorkingDays}`, so that no text repeats the figure. */
const facts = {
  deliveryWorkingDays: claims.deliveryWorkingDays,
  quoteWorkingDays: claims.quoteWorkingDays,
} as const;

const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name);

/** A text with its facts filled in. `unknown` hears of each placeholder that names none. */
export function fillFacts(text: string, unknown: (message: string) => void): string {
  return text.replaceAll(/\{(\w*)\}|[{}]/g, (placeholder, name = '') => {
    if (isFact(name)) return `${facts[name]}`;
    const known = Object.keys(facts).map((each) => `{${each}}`);
    unknown(`There is no fact ${placeholder}, only ${known.join(' and ')}`);
    return placeholder;
  });
}
