import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog, describeError } from './log.ts';

describe('createLog', () => {
  it('writes one JSON object per line', () => {
    const lines: string[] = [];
    createLog('info', (line) => lines.push(line)).warn('stock is low', {
      sku: 'TIT-A\nB',
      left: 2,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      message: 'stock is low',
      sku: 'TIT-A\nB',
      left: 2,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('omits lines below the chosen level', () => {
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d');
    expect(lines.map((line) => JSON.parse(line).message)).toEqual(['c', 'd']);
  });
});

describe('describeError', () => {
  it('includes the stack and the cause', () => {
    const error = new Error('could not save', { cause: new Error('disk full') });
    expect(describeError(error)).toMatchObject({ error: 'could not save', cause: 'disk full' });
    expect(describeError(error).stack).toContain('log.test.ts');
  });

  it('leaves out the values of a query that failed', () => {
    const values = ['Fellside', 'office@fellside.example\n$&'];
    const fields = describeError(new DrizzleQueryError('insert $1, $2', values, new Error('full')));
    expect(fields).toMatchObject({ error: 'Failed query: insert $1, $2', cause: 'full' });
    expect(fields.stack).toMatch(/^Error: Failed query: insert \$1, \$2\n +at /);
    expect(JSON.stringify(fields)).not.toContain('ellside');
  });

  it('leaves out the values of a failed query that is another error’s cause', () => {
    const query = new DrizzleQueryError(
      'insert $1',
      ['office@fellside.example'],
      new Error('full'),
    );
    const fields = describeError(new Error('not open', { cause: query }));
    expect(fields).toMatchObject({ error: 'not open', cause: 'Failed query: insert $1' });
    expect(JSON.stringify(fields)).not.toContain('fellside');
  });

  it('accepts values that are not errors', () => {
    expect(describeError('odd')).toEqual({ error: 'odd' });
  });
});
