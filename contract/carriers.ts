/** Carriers by their usual name, with their parcel tracking page if its address is known. */
export const carriers: readonly { name: string; trackingPage?: string }[] = [
  { name: 'DPD', trackingPage: 'https://track.dpd.co.uk/search?reference=' },
  { name: 'DX' },
  { name: 'APC Overnight' },
  { name: 'Parcelforce', trackingPage: 'https://www.parcelforce.com/track-trace?trackNumber=' },
  {
    name: 'Royal Mail',
    trackingPage: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  },
  { name: 'Evri', trackingPage: 'https://www.evri.com/track/parcel/' },
  { name: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum=' },
  { name: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'DHL', trackingPage: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id=' },
  { name: 'Pallet' },
  { name: 'Own van' },
];

/** A parcel's tracking address, whatever the case and spacing of the carrier's name; undefined if unknown. */
export function trackingUrl(carrier: string, tracking: string | null): string | undefined {
  const number = tracking?.replaceAll(/\s/g, '');
  if (!number) return undefined;
  const known = carriers.find(({ name }) => normaliseName(name) === normaliseName(carrier));
  return known?.trackingPage && `${known.trackingPage}${encodeURIComponent(number)}`;
}

function normaliseName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}
