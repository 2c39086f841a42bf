/** Colours of the elements. Data. */

/** Light, middle, deep. */
export type Tones = readonly [string, string, string]

export const tones = {
  fuoco: ['#ff9a3d', '#e2431e', '#6d1208'],
  natura: ['#b9f27c', '#3f9a3a', '#0f4420'],
  acqua: ['#7fd6ff', '#1f7fe0', '#0a2f7d'],
  aria: ['#dcecff', '#7fa9e6', '#2c4d94'],
  oscurita: ['#b98bff', '#5b2aa6', '#1e0c46'],
  cosmico: ['#b6a4ff', '#5a3bd0', '#190f57'],
  ghiaccio: ['#d6f3ff', '#58aee8', '#134a8c'],
  psichico: ['#f0a8ff', '#9a35c4', '#3f0d62'],
  meccanico: ['#dfe6ee', '#7b8a9a', '#2c3642'],
  luce: ['#fff0a0', '#f2a012', '#8a4300'],
  bottega: ['#7cc9cd', '#2c757c', '#072f33'],
} as const satisfies Record<string, Tones>

export type ToneName = keyof typeof tones
