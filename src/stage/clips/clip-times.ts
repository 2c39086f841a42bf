interface ClipTimes {
  peak: number // ms to the brightest frame
  fades: number // ms to the first frame after it with less than a fifth of its light
}

/** Times of each clip. A test compares them with `public/assets/clips/manifest.json`. */
export const clipTimes: Readonly<Record<string, ClipTimes>> = {
  'natura-light': { peak: 500, fades: 750 },
  'natura-heavy': { peak: 542, fades: 958 },
  'aria-light': { peak: 375, fades: 583 },
  'aria-heavy': { peak: 542, fades: 917 },
  'fuoco-light': { peak: 333, fades: 500 },
  'fuoco-heavy': { peak: 500, fades: 792 },
  'terra-light': { peak: 333, fades: 625 },
  'terra-heavy': { peak: 417, fades: 958 },
  'oggetto-light': { peak: 333, fades: 667 },
  'oggetto-heavy': { peak: 667, fades: 958 },
  'acqua-light': { peak: 333, fades: 708 },
  'acqua-heavy': { peak: 417, fades: 958 },
  'ghiaccio-light': { peak: 417, fades: 667 },
  'ghiaccio-heavy': { peak: 583, fades: 958 },
  'psichico-light': { peak: 375, fades: 667 },
  'psichico-heavy': { peak: 500, fades: 917 },
  'meccanico-light': { peak: 375, fades: 667 },
  'meccanico-heavy': { peak: 500, fades: 917 },
  'cosmico-light': { peak: 417, fades: 708 },
  'cosmico-heavy': { peak: 625, fades: 917 },
  'divino-light': { peak: 375, fades: 667 },
  'divino-heavy': { peak: 500, fades: 875 },
  'luce-light': { peak: 333, fades: 625 },
  'luce-heavy': { peak: 625, fades: 792 },
  'oscurita-light': { peak: 417, fades: 708 },
  'oscurita-heavy': { peak: 583, fades: 917 },
  'suono-light': { peak: 292, fades: 583 },
  'suono-heavy': { peak: 417, fades: 833 },
  'anomalia-light': { peak: 375, fades: 667 },
  'anomalia-heavy': { peak: 500, fades: 875 },
  serafocchio: { peak: 708, fades: 1208 },
  idranera: { peak: 833, fades: 1125 },
  anomalia: { peak: 500, fades: 1167 },
}

const usual: ClipTimes = { peak: 420, fades: 750 } // of a clip that is not in the list

const nameOf = (address: string): string => /([^/]+)\.\w+$/.exec(address)?.[1] ?? ''

/** Returns whether a clip belongs to one character only; the others are named after a type and a strength. */
export const isSignatureClip = (address: string): boolean =>
  nameOf(address) in clipTimes && !/-(light|heavy)$/.test(nameOf(address))

const timesOf = (address: string): ClipTimes => clipTimes[nameOf(address)] ?? usual

/** Returns the seconds to the brightest frame of the clip at this address. */
export const clipPeak = (address: string): number => timesOf(address).peak / 1000

/** Returns the seconds from the brightest frame of the clip at this address until it has faded. */
export const clipAfterglow = (address: string): number => {
  const { peak, fades } = timesOf(address)
  return (fades - peak) / 1000
}
