import { describe, expect, it, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry.ts';

const answering = (status: number, body: string) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }));

describe('sending an enquiry', () => {
  it('[QU2] posts JSON and succeeds once the server has stored it', async () => {
    const send = answering(200, '{"ok":true}');
    expect(await sendEnquiry('/api/bulk-quote', { company: 'A' }, send)).toEqual({ sent: true });
    const [path, init] = send.mock.calls[0] ?? [];
    expect(path).toBe('/api/bulk-quote');
    expect(init).toMatchObject({ method: 'POST', body: '{"company":"A"}' });
  });

  it('[QU3] returns the reason and the field errors', async () => {
    const send = answering(422, '{"error":"Check the form.","fields":{"email":"No such domain."}}');
    expect(await sendEnquiry('/api/bulk-quote', {}, send)).toEqual({
      sent: false,
      reason: 'Check the form.',
      fields: { email: 'No such domain.' },
    });
  });

  it('[QU3] fails without a valid response', async () => {
    const lost = { sent: false, fields: {} };
    const answers = [
      answering(404, '<h1>Page Not Found</h1>'),
      answering(200, '<h1>Home</h1>'),
      answering(200, '{}'),
      answering(500, ''),
      vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))),
    ];
    for (const send of answers) expect(await sendEnquiry('/api/notify', {}, send)).toEqual(lost);
  });
});
