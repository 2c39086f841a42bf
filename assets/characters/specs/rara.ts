/** Art of the cards of rarity Rara, in card order. */
import type { ArtSpec } from './spec.ts'

export const rare: readonly ArtSpec[] = [
  {
    numero_carta: 92,
    slug: 'bullonardo',
    nome: 'Bullonardo',
    tipo: 'Meccanico',
    rarita: 'Rara',
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
  {
    numero_carta: 93,
    slug: 'polpetra',
    nome: 'Polpetra',
    tipo: 'Psichico',
    rarita: 'Rara',
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
]
