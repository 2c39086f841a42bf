/** Art of the cards of type Psichico, by slug. */
import type { ArtLines } from './spec.ts'

export const psichico: ArtLines = {
  polpetra: {
    archetype: 'octopus',
    palette: {
      body: '#e05ac0',
      shade: '#8a2aa0',
      belly: '#ffd0f0',
      accent: '#ffb0f0',
      dark: '#3a0a4a',
      iris: '#8a2ae0',
    },
    options: { pattern: 'spots', face: { size: 0.22, iris: 0.74, pupil: 0.38 } },
    parts: [
      ['gem', { size: 1.15 }],
      [
        'orbs',
        {
          beads: [
            [1.05, 0.75, 0.1, 0.12],
            [-1.0, 0.85, -0.1, 0.09],
            [-1.15, 0.15, 0.3, 0.08],
          ],
        },
      ],
    ],
    scene: 9,
  },
}
