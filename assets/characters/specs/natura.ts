/** Art of the cards of type Natura, by slug. */
import type { ArtLines } from './spec.ts'

export const natura: ArtLines = {
  germoglino: {
    archetype: 'blob',
    palette: {
      body: '#8fcf4a',
      shade: '#4d9a3a',
      belly: '#f3f0b8',
      accent: '#c8ea70',
      dark: '#24481c',
      iris: '#7a4a18',
    },
    options: {
      pale: true,
      pattern: 'spots',
      face: {
        size: 0.22,
        azimuth: 0.4,
        elevation: 0.08,
        inset: 0.9,
        iris: 0.72,
        pupil: 0.42,
        mouth: 'open',
        mouthY: -0.26,
        mouthWidth: 0.2,
      },
    },
    parts: [['sprout', { leaves: 3 }]],
    scene: 2.84,
  },
  amanito: {
    archetype: 'mushroom',
    palette: {
      body: '#e8342a',
      shade: '#a01418',
      belly: '#fff0d8',
      accent: '#fff6ea',
      dark: '#2a1410',
      iris: '#3a7a2a',
    },
    options: { face: { iris: 0.72, pupil: 0.4 } },
    scene: 5.15,
  },
}
