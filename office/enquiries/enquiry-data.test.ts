import { describe, expect, it } from 'vitest';
import { createDrafts, enquiriesHref, enquiryTitle, type ThreadEntry } from './enquiry-data.ts';
import { threadEntryTitle } from './Thread.tsx';

describe('answer drafts', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  it('[OF7] [OF13] are stored per user and enquiry, and removed once sent', () => {
    const device = storage();
    const drafts = createDrafts(() => device);
    drafts.write(1, 'quote-12', 'Dear Sam');
    expect(createDrafts(() => device).read(1, 'quote-12')).toBe('Dear Sam');
    expect([drafts.read(2, 'quote-12'), drafts.read(1, 'question-12')]).toEqual(['', '']);
    drafts.write(1, 'quote-12', '');
    expect(device.kept.size).toBe(0);
  });

  it('[OF7] are empty if storage is unavailable', () => {
    const drafts = createDrafts(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    drafts.write(1, 'quote-12', 'Dear Sam');
    expect(drafts.read(1, 'quote-12')).toBe('');
  });
});

describe('thread texts', () => {
  const entry = (more: Partial<ThreadEntry>) =>
    threadEntryTitle({ key: 'a', at: '2026-11-18T09:00:00Z', by: 'Dan', ...more } as ThreadEntry);

  it.each([
    [{ entry: 'to-buyer' as const }, 'Answer by Dan'],
    [{ entry: 'from-buyer' as const }, 'Reply from the buyer, added by Dan'],
    [{ entry: 'note' as const, by: null }, 'Note by a command, not sent'],
    [{ entry: 'assigned' as const, to: 'Priya' }, 'Assigned to Priya by Dan'],
    [{ entry: 'assigned' as const }, 'Assigned to no one by Dan'],
    [{ entry: 'closed' as const, reason: 'no-reply' }, 'Closed by Dan: No reply from the buyer'],
    [{ entry: 'closed' as const }, 'Closed by Dan'],
    [{ entry: 'reopened' as const }, 'Reopened by Dan'],
    [{ entry: 'offered' as const, number: 2 }, 'Offer, version 2, by Dan'],
  ])('[OF7] title each entry with its user: %j', (given, words) => {
    expect(entry(given)).toBe(words);
  });

  it('[OF7] name an enquiry by kind and number', () => {
    expect(enquiryTitle({ kind: 'quote', number: 12 })).toBe('Quote request 12');
    expect(enquiryTitle({ kind: 'question', number: 31 })).toBe('Part question 31');
  });
});

it('[OF7] builds the URL of a list', () => {
  expect(enquiriesHref({ kind: 'quote', tab: 'all', search: '' })).toBe('/enquiries');
  expect(enquiriesHref({ kind: 'quote', tab: 'open', search: '' })).toBe('/enquiries?tab=open');
  expect(enquiriesHref({ kind: 'question', tab: 'open', search: '' })).toBe(
    '/enquiries?kind=question',
  );
  expect(enquiriesHref({ kind: 'question', tab: 'mine', search: 'foot' }, 12)).toBe(
    '/enquiries?kind=question&tab=mine&search=foot&after=12',
  );
});
