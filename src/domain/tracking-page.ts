/** The tracking page of a parcel, from the pattern of its carrier. */

export const trackingCodePlace = '{code}'

/**
 * Returns the address of the tracking page, or null without a pattern or a code. The code is encoded, so it cannot change the rest of
 * the address.
 */
export const trackingPage = (pattern: string, code: string): string | null =>
  pattern && code ? pattern.replaceAll(trackingCodePlace, () => encodeURIComponent(code)) : null

/** Returns the carrier with this name. Upper and lower case do not matter. Undefined for an unknown carrier. */
export const carrierNamed = <Carrier extends { name: string }>(
  carriers: readonly Carrier[],
  name: string,
): Carrier | undefined => carriers.find(carrier => carrier.name.toLowerCase() === name.trim().toLowerCase())
