/** Art of the cards of type ???, by slug. */
import type { ArtLines } from './spec.ts'

export const anomalia: ArtLines = {
  anomalia: {
    archetype: 'glitchcube',
    palette: {
      body: '#0c0c16',
      shade: '#1e1e30',
      belly: '#e8fcff',
      accent: '#ff0a90',
      dark: '#000000',
      iris: '#00f0ff',
      glow: '#00e8ff',
    },
    yaw: -0.3,
    floats: true,
  },
}
