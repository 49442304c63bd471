/** What a trip costs on the road. Whole dollars; each line is rounded, the total is their sum. */
export interface TripCost {
  readonly fuel: number;
  readonly nights: number;
  readonly lodging: number;
  readonly total: number;
}

/** Prices of a trip. A family that stays with friends takes no room. */
export interface Prices {
  readonly milesPerGallon: number;
  readonly dollarsPerGallon: number;
  readonly dollarsPerNight: number;
  readonly rooms: number;
}

export function costOf(miles: number, nights: number, prices: Prices): TripCost {
  const fuel = Math.round((miles / prices.milesPerGallon) * prices.dollarsPerGallon);
  const lodging = Math.round(nights * prices.rooms * prices.dollarsPerNight);
  return { fuel, nights, lodging, total: fuel + lodging };
}
