import { describe, expect, it, vi } from 'vitest';
import { sendPartEnquiry } from './send-part-enquiry.ts';

const typed = {
  'form-name': 'part-enquiry',
  email: 'fitter@example.com',
  family: 'step-ladders',
  product: 'GRP Step Ladder',
  message: 'The top cap, cracked.',
};

function answering(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn<typeof fetch>(async () => new Response(text, { status }));
}

describe('sendPartEnquiry', () => {
  it('[OT4] sends the fields of the contract and believes a clear yes', async () => {
    const post = answering(200, { ok: true });
    expect(await sendPartEnquiry(typed, post)).toEqual({ sent: true });
    const [address, request] = post.mock.calls[0] ?? [];
    expect(address).toBe('/api/part-enquiry');
    expect(JSON.parse(String(request?.body))).toMatchObject(typed);
  });

  it('[OT4] names the fields to mend before anything is sent', async () => {
    const post = answering(200, { ok: true });
    const outcome = await sendPartEnquiry({ ...typed, email: 'fitter@', message: ' ' }, post);
    expect(outcome).toMatchObject({ sent: false });
    expect(outcome.sent === false && Object.keys(outcome.fields).sort()).toEqual([
      'email',
      'message',
    ]);
    expect(post).not.toHaveBeenCalled();
  });

  it('[OT4] passes on why the server refused', async () => {
    const refusal = { error: 'Too many questions at once.', fields: { email: 'Check it.' } };
    expect(await sendPartEnquiry(typed, answering(429, refusal))).toEqual({
      sent: false,
      ...refusal,
    });
  });

  it.each([
    ['an answer that is no JSON', answering(502, '<h1>Bad gateway</h1>')],
    ['a yes that is not the contract’s', answering(200, { fine: 1 })],
    ['a yes with a failing status', answering(500, { ok: true })],
    ['no answer', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')))],
  ])('[OT4] never claims to have sent on %s', async (_, post) => {
    expect(await sendPartEnquiry(typed, post)).toMatchObject({
      sent: false,
      error: expect.stringContaining('was not sent'),
    });
  });
});
