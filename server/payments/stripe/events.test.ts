import { describe, expect, it } from 'vitest';
import { readPaymentEvents } from './events.ts';

describe('dispute status', () => {
  /** Reads a card dispute from a list. */
  const read = (status: string, caseType = 'chargeback') => {
    const card = { case_type: caseType };
    const about = { id: 'du_1', payment_intent: 'pi_1', amount: 10_00, status };
    return readPaymentEvents(
      [],
      [{ ...about, payment_method_details: { type: 'card', card } } as never],
    );
  };

  it.each([
    'needs_response',
    'under_review',
    'warning_needs_response',
    'warning_under_review',
    'appeal_needs_response',
    'appeal_under_review',
    'one_of_tomorrow',
  ])('[CC14] is under way: %s', (status) => {
    expect(read(status)).toMatchObject([{ about: 'dispute', id: 'du_1' }]);
  });

  it.each([
    ['lost', 'chargeback', 'lost'],
    ['won', 'chargeback', 'over'],
    ['warning_closed', 'inquiry', 'over'],
    ['prevented', 'block', 'over'],
    ['prevented', 'resolution', 'prevented'],
  ])('[CC14] reports the end of a dispute: %s of a %s', (status, caseType, end) => {
    expect(read(status, caseType)).toMatchObject([{ about: 'end of a dispute', end }]);
  });
});
