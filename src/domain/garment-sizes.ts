/** Measurements of our shirts, laid flat. All shirts have the same cut. Centimetres. */
export const garmentSizes = [
  { code: 'xs', chest: 46, length: 66, sleeve: 19 },
  { code: 's', chest: 49, length: 69, sleeve: 20 },
  { code: 'm', chest: 52, length: 72, sleeve: 21 },
  { code: 'l', chest: 55, length: 74, sleeve: 22 },
  { code: 'xl', chest: 58, length: 76, sleeve: 23 },
  { code: 'xxl', chest: 62, length: 78, sleeve: 24 },
] as const

/** Whether these codes are clothing sizes. */
export const areGarmentSizes = (codes: readonly string[]): boolean =>
  codes.length > 0 && codes.every(code => garmentSizes.some(size => size.code === code))
