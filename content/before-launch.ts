import { claimSections, type SampleClaim } from './claims.ts';

const head = `# Before launch

Made from \`content/claims.json\` by \`npm run before-launch\`. Change the list, not this file.

The shop comes with sample content so that every page can be seen full. Some of it makes claims to buyers. Until the owner has the evidence, real customers must not see those claims: the Digital Markets, Competition and Consumers Act 2024 bans fake reviews and false claims, and the trader is liable for them.

When the evidence for a line is on file, or the text has been changed or taken out, confirm the line in the office under Health. That counts for shops on the same database, until the line's words change. Or set \`"confirmed": true\` in the list and add \`"on": "2026-12-01"\` and \`"by": "Your Name"\`: that counts for every shop, and only these are ticked here. With live payment keys the shop does not start, and \`npm run shop -- check\` fails, while a line is confirmed in neither place or \`content/company.ts\` has a placeholder.`;

const tail = `## Tests that hold the sample data
Some tests hold the samples word for word, so that nothing of them changes by accident. When your own data come, they fail and have to say what is true then:

- products, prices, ratings, brands: \`catalogue/catalogue.test.ts\`, \`check\`, \`range\`, \`floor-space\`, \`trade-rules\` and \`identity.test.ts\` beside it, \`pictures/plans/parts.test.ts\`, \`content/finder.test.ts\`, \`pictures/models/label.test.ts\`, \`site/features/search/\`, \`site/features/product/\`
- cities, projects, claims: \`content/cities.test.ts\`, \`projects.test.ts\`, \`trust.test.ts\` and \`ticker.test.ts\`
- company facts: \`server/email/\`, \`server/orders/\`, \`netlify/functions.test.ts\`, \`site/features/order/\`
- legal pages, their days and periods: \`content/legal/legal.test.ts\`
- all of them: \`tests/browser/\`, \`tests/bench/lighthouse.ts\``;

/** The text of docs/before-launch.md. */
export function beforeLaunch(sections: typeof claimSections = claimSections): string {
  const parts = sections.map(({ title, claims }) =>
    [`## ${title}`, ...claims.map(lineOf)].join('\n'),
  );
  return `${[head, ...parts, tail].join('\n\n')}\n`;
}

function lineOf(claim: SampleClaim): string {
  const where = claim.where.map((file) => `\`${file}\``).join(', ');
  const done = claim.confirmed ? ` Confirmed on ${claim.on} by ${claim.by}.` : '';
  const box = claim.confirmed ? '[x]' : '[ ]';
  return `- ${box} **${claim.id}**: ${claim.claim}. ${claim.confirm}. ${where}${done}`;
}
