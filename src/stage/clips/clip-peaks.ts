/** Milliseconds to the brightest frame of each clip. A test compares them with `public/assets/clips/manifest.json`. */
export const clipPeaks: Readonly<Record<string, number>> = {
  'natura-light': 500,
  'natura-heavy': 542,
  'aria-light': 375,
  'aria-heavy': 542,
  'fuoco-light': 333,
  'fuoco-heavy': 500,
  'terra-light': 333,
  'terra-heavy': 417,
  'oggetto-light': 333,
  'oggetto-heavy': 667,
  'acqua-light': 333,
  'acqua-heavy': 417,
  'ghiaccio-light': 417,
  'ghiaccio-heavy': 583,
  'psichico-light': 375,
  'psichico-heavy': 500,
  'meccanico-light': 375,
  'meccanico-heavy': 500,
  'cosmico-light': 417,
  'cosmico-heavy': 625,
  'divino-light': 375,
  'divino-heavy': 500,
  'luce-light': 333,
  'luce-heavy': 625,
  'oscurita-light': 417,
  'oscurita-heavy': 583,
  'suono-light': 292,
  'suono-heavy': 417,
  'anomalia-light': 375,
  'anomalia-heavy': 500,
  serafocchio: 708,
  idranera: 833,
  anomalia: 500,
}

const USUAL = 420 // ms, for a clip that is not in the list

const nameOf = (address: string): string => /([^/]+)\.\w+$/.exec(address)?.[1] ?? ''

/** Returns whether a clip belongs to one character only; the others are named after a type and a strength. */
export const isSignatureClip = (address: string): boolean =>
  nameOf(address) in clipPeaks && !/-(light|heavy)$/.test(nameOf(address))

/** Returns the seconds to the brightest frame of the clip at this address. */
export const clipPeak = (address: string): number => (clipPeaks[nameOf(address)] ?? USUAL) / 1000
