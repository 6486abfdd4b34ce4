import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRequirements, readTestTitles, traceRequirements } from './trace.ts';

const table = `
## Shell
| id | kind | statement |
| --- | --- | --- |
| SH1 | S | Routes: \`/\` and \`/shop\` |
| SH7a | D | It works \\| without JavaScript |
| PL4 | B | More |
not a row | SH9 | S | x |
`;

describe('readRequirements', () => {
  it('reads id, kind and statement of every row', () => {
    expect(readRequirements(table)).toEqual([
      { id: 'SH1', kind: 'S', statement: 'Routes: `/` and `/shop`' },
      { id: 'SH7a', kind: 'D', statement: 'It works \\| without JavaScript' },
      { id: 'PL4', kind: 'B', statement: 'More' },
    ]);
  });

  it('rejects a duplicate id', () => {
    expect(() => readRequirements(`${table}\n| SH1 | S | Again |`)).toThrow('SH1 twice');
  });

  it('reads every row of the real table', () => {
    const markdown = readFileSync('docs/requirements.md', 'utf8');
    const rows = markdown.split('\n').filter((line) => /^\| [A-Z]/.test(line));
    expect(readRequirements(markdown)).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(100);
  });
});

const idsIn = (source: string) => readTestTitles('a.test.tsx', source).flatMap(({ ids }) => ids);

describe('readTestTitles', () => {
  it.each([
    [`it('[SH1] shows', () => {});`, ['SH1']],
    [`test("[SH1, SH7a]  shows", fn);`, ['SH1', 'SH7a']],
    [`it(\`[SH1] shows \${city}\`, fn);`, ['SH1']],
    [`it.each([['(', ')']])('[SH1] shows %s', fn);`, ['SH1']],
    [`it.each\`a | b\n\${1} | \${2}\`("[SH1] shows", fn);`, ['SH1']],
    [`test.describe('[SH1] header', () => { test('[SH5] logo', fn); });`, ['SH1', 'SH5']],
    [`for (const a of b) it('[SH1] [SH5] both', () => <p />);`, ['SH1', 'SH5']],
    [`expect('[SH1] not a title').toBe(x);`, []],
    [`// it('[SH1] not a test')`, []],
    [`it('an array [1, 2] or [x]', fn);`, []],
  ])('reads %s', (source, ids) => {
    expect(idsIn(source)).toEqual(ids);
  });
});

describe('traceRequirements', () => {
  it('joins both sides and names what is missing on either', () => {
    const test = { file: 'a.test.ts', title: 'both', ids: ['SH1', 'ZZ9'] };
    const trace = traceRequirements(readRequirements(table), [test]);
    expect(trace.tests.get('SH1')).toEqual([test]);
    expect(trace.untested.map(({ id }) => id)).toEqual(['SH7a', 'PL4']);
    expect(trace.unknown).toEqual([{ id: 'ZZ9', test }]);
  });
});
