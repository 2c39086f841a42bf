/** Art of the cards of type Oscurità, by slug. */
import type { ArtLines } from './spec.ts'

export const oscurita: ArtLines = {
  spettrillo: {
    archetype: 'ghost',
    palette: {
      body: '#6a44b4',
      shade: '#22103f',
      belly: '#c0a0ff',
      accent: '#a06cf0',
      dark: '#12081f',
      iris: '#ff5ae0',
    },
    options: {
      hood: true,
      armsUp: true,
      face: {
        eyes: 'glow',
        azimuth: 0.5,
        elevation: 0.02,
        size: 0.16,
        inset: 0.74,
        stretch: [1, 0.86, 0.6],
        liner: false,
        mouth: 'none',
        lid: { tilt: -0.45, cover: 0.16, colour: '#06030c' },
      },
    },
    parts: [['orbs', {}]],
    floats: true,
    scene: 7.46,
  },
}
