import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networksOf } from './networks.ts';

const namesOf = (address: string) => networksOf(address).map(({ name }) => name);

describe('the networks of an address', () => {
  it('[QU4, CC14] are itself for IPv4 and for who has none', () => {
    for (const address of ['192.0.2.7', 'unknown']) {
      expect(networksOf(address)).toEqual([{ name: address, visitors: 1, percent: 10 }]);
    }
  });

  it('[QU4, CC14] are the /64, the /56 and the /48 of IPv6, however it is written', () => {
    const networks = ['2001:db8:0:12ab::/64', '2001:db8:0:1200::/56', '2001:db8:0:0::/48'];
    expect(namesOf('2001:db8:0:12ab::1')).toEqual(networks);
    expect(namesOf('2001:0DB8:0000:12AB:a:b:c:d')).toEqual(networks);
    expect(namesOf('2001:db8::')).toEqual([
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/56',
      '2001:db8:0:0::/48',
    ]);
    expect(namesOf('::1')[0]).toBe('0:0:0:0::/64');
    expect(namesOf('64:ff9b::192.0.2.7')[0]).toBe('64:ff9b:0:0::/64');
    expect(namesOf('fe80::1%eth0')[0]).toBe('fe80:0:0:0::/64');
  });

  it('[QU4, CC14] are shared by whoever has the same bits in front, and by nobody else', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const groups = fc.array(group, { minLength: 8, maxLength: 8 });
    const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
    fc.assert(
      fc.property(groups, fc.integer({ min: 0, max: 127 }), (parts, bit) => {
        const at = Math.floor(bit / 16);
        const other = parts.map((part, place) =>
          place === at ? part ^ (0x8000 >> (bit % 16)) : part,
        );
        const [one, two] = [namesOf(written(parts)), namesOf(written(other))];
        expect(one.map((name, tier) => name === two[tier])).toEqual(
          [64, 56, 48].map((bits) => bit >= bits),
        );
      }),
    );
  });

  it('[CC14] hold a tenth of the shop at most, the narrower less', () => {
    const shares = networksOf('2001:db8::1').map(({ percent }) => percent);
    expect(shares).toEqual([6, 8, 10]);
  });
});
