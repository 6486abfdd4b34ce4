import { describe, expect, it } from 'vitest';
import { inline } from './inline.ts';

describe('inline', () => {
  it('hands its arguments over as data that cannot close the script', () => {
    const script = inline((text: string) => {
      (globalThis as { said?: string }).said = text;
    }, '</script><b>"quoted"');
    expect(script).not.toContain('</script>');
    new Function(script)();
    expect((globalThis as { said?: string }).said).toBe('</script><b>"quoted"');
  });
});
