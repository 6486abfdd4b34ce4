import { describe, expect, it } from 'vitest';
import { inline } from './inline.ts';

describe('inline', () => {
  it('escapes arguments so that they cannot close the script', () => {
    const script = inline((text: string) => {
      (globalThis as { said?: string }).said = text;
    }, '</script><b>"quoted"');
    expect(script).not.toContain('</script>');
    new Function(script)();
    expect((globalThis as { said?: string }).said).toBe('</script><b>"quoted"');
  });
});
