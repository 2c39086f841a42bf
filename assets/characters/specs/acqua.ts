/** Art of the cards of type Acqua, by slug. */
import type { ArtLines } from './spec.ts'

export const acqua: ArtLines = {
  ondalice: {
    archetype: 'blob',
    palette: {
      body: '#3aa8ff',
      shade: '#1a58d8',
      belly: '#d0f4ff',
      accent: '#7affff',
      dark: '#0a2050',
      iris: '#1fb8d8',
    },
    options: {
      drop: true,
      coat: 1,
      rough: 0.2,
      armsUp: true,
      face: {
        size: 0.2,
        azimuth: 0.44,
        elevation: 0,
        inset: 0.9,
        iris: 0.76,
        pupil: 0.42,
        mouth: 'open',
        mouthY: -0.34,
        mouthWidth: 0.15,
      },
    },
    parts: [['orbs', {}]],
    scene: 3.61,
  },
}
