type Districts = readonly (readonly [first: number, last: number])[];

const all: Districts = [[0, 99]];

/**
 * The postcodes of `delivery.surchargeAreas`. PA and PH are split as Royal Mail does for its surcharge
 * on remote areas; a carrier of pallets may draw the line further south.
 */
const beyond: Readonly<Record<string, Districts>> = {
  IV: all,
  HS: all,
  KW: all,
  ZE: all,
  PA: [[20, 80]],
  PH: [
    [17, 26],
    [30, 44],
    [49, 50],
  ],
  // Arran and Cumbrae.
  KA: [[27, 28]],
  BT: all,
  // The Isle of Wight.
  PO: [[30, 41]],
  // The Isles of Scilly.
  TR: [[21, 25]],
  // Man, Jersey and Guernsey are not in the United Kingdom, but an address may come all the same.
  IM: all,
  JE: all,
  GY: all,
};

/** The district of a postcode that standard delivery does not reach, such as IV27; nothing of any other. */
export function districtBeyondMainland(postcode: string): string | undefined {
  const letters = postcode.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const [, area = '', district = ''] = /^([A-Z]{2})(\d{1,2})(?:\d[A-Z]{2})?$/.exec(letters) ?? [];
  const number = Number(district);
  const isBeyond = beyond[area]?.some(([first, last]) => number >= first && number <= last);
  return isBeyond ? `${area}${district}` : undefined;
}
