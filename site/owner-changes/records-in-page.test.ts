import { afterEach, expect, it } from 'vitest';
import { contentId } from '../../catalogue/content-change.ts';
import { followContent } from '../../content/owner-changes.ts';
import { recordsInPage } from './records-in-page.ts';

afterEach(() => followContent([]));

const change = (record: string, field: string, value: unknown) => ({
  ...{ productId: contentId(record), field, value },
});
const recordsOn = (path: string) => JSON.parse(recordsInPage(path) ?? '{}');

it('[LC9] returns undefined if no changed record is used by scripts', () => {
  followContent([change('city/leeds', 'headline', 'Podiums'), change('ticker', 'on', false)]);
  expect(recordsInPage('/')).toBeUndefined();
});

it('[LC9] contains whole records used by scripts, testimonials on the home page only', () => {
  followContent([
    change('company', 'phone', '0161 496 0142'),
    change('zone/highlands', 'rates.0', 2_150),
    change('testimonial/1', 'text', '</script> & more'),
  ]);
  expect(recordsOn('/terms')).toMatchObject({
    company: { phone: '0161 496 0142', opens: '09:30' },
    'zone/highlands': { name: 'Highlands', rates: [2_150, 4_800, 9_600] },
  });
  expect(Object.keys(recordsOn('/terms'))).not.toContain('testimonial/1');
  expect(recordsInPage('/')).not.toContain('</script>');
  expect(recordsOn('/')['testimonial/1'].text).toBe('</script> & more');
});
