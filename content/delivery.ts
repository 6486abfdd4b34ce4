/** Where delivery is not the standard service, and what sending goods back costs at most. Money in pence. */
export const delivery = {
  mainlandCharge: 0,
  longLoadMetres: 3,
  surchargeAreas:
    'the Scottish Highlands and Islands (postcodes IV, HS, KW and ZE, and parts of PA and PH)',
  returnCarriage: [
    { load: 'Parcel, up to 1.5 m long and 25 kg', most: 15_00 },
    { load: 'Ladder, steps or podium up to 3 m as packed', most: 60_00 },
    { load: 'Anything over 3 m as packed, or any tower', most: 120_00 },
  ],
} as const;
