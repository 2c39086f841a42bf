/** Art of the cards of type Meccanico, by slug. */
import type { ArtLines } from './spec.ts'

export const meccanico: ArtLines = {
  bullonardo: {
    archetype: 'robot',
    palette: {
      body: '#e8e4da',
      shade: '#b0aca0',
      belly: '#ffffff',
      accent: '#ff8a2a',
      dark: '#30343c',
      iris: '#4af0ff',
    },
    options: { gear: true, armsUp: true },
    scene: 8.23,
  },
}
