/** Art of the cards of type Cosmico, by slug. */
import type { ArtLines } from './spec.ts'

export const cosmico: ArtLines = {
  anelluna: {
    archetype: 'planet',
    palette: {
      body: '#7a68f0',
      shade: '#4030b0',
      belly: '#ffd8a0',
      accent: '#ff7ad0',
      dark: '#140c40',
      iris: '#20c0e0',
    },
    options: { moon: true, face: { iris: 0.74, pupil: 0.36 } },
    parts: [
      ['crown', { y: 0.7, x: 0.1, roll: -0.18, size: 1.05 }],
      [
        'orbs',
        {
          beads: [
            [1.0, 0.98, 0.2, 0.1],
            [-1.1, -0.62, 0.3, 0.08],
          ],
        },
      ],
    ],
    yaw: -0.22,
    floats: true,
    scene: 9.77,
  },
}
