import { expect, it } from 'vitest';
import { isForm, readFields } from './read-fields.ts';

it.each(['constructor', '__proto__', 'toString', 'text/html'])(
  '[QU3] rejects the media type %s',
  async (type) => {
    const sent = () =>
      new Request('https://shop.example/api/notify', {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'email=a@b.example',
      });
    expect(isForm(sent())).toBe(false);
    await expect(readFields(sent())).rejects.toMatchObject({ status: 415 });
  },
);
