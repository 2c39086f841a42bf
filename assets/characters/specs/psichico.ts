/** Art of the cards of type Psichico, by slug. */
import type { ArtLines } from './spec.ts'

export const psichico: ArtLines = {
  mentello: {
    archetype: 'brain',
    palette: {
      body: '#ff6aae',
      shade: '#c8207a',
      belly: '#ffd0e4',
      accent: '#5a3ae0',
      dark: '#4a0a3a',
      iris: '#1f9ad8',
      blush: '#ff3a7a',
    },
    options: { glasses: true },
    yaw: -0.28,
  },
  occhiolo: {
    archetype: 'eyeball',
    palette: {
      body: '#b06aff',
      shade: '#6a2ac8',
      belly: '#fff0ff',
      accent: '#ff7ad8',
      dark: '#2a0a50',
      iris: '#f03aa8',
    },
    yaw: -0.25,
    floats: true,
  },
  micipno: {
    archetype: 'cat',
    palette: {
      body: '#8a5ae8',
      shade: '#4a20a8',
      belly: '#e0c8ff',
      accent: '#ffb02a',
      dark: '#200848',
      iris: '#e0208a',
    },
    options: { spirals: true },
    parts: [
      ['catEars', { length: 0.4 }],
      ['gem', { size: 0.8 }],
    ],
  },
  sferaggio: {
    archetype: 'orb',
    palette: {
      body: '#5a3ae8',
      shade: '#2a1090',
      belly: '#f060d8',
      accent: '#ff4aa0',
      dark: '#1a0848',
      iris: '#20b8e8',
    },
    yaw: -0.2,
  },
  mascarillo: {
    archetype: 'mask',
    palette: {
      body: '#8a3ae0',
      shade: '#5a18a8',
      belly: '#fff0dc',
      accent: '#ff3a8a',
      dark: '#240a3a',
      iris: '#20a868',
    },
    yaw: -0.22,
    floats: true,
  },
  pecorsogna: {
    archetype: 'sheep',
    palette: {
      body: '#8f52f6',
      shade: '#4a18b8',
      belly: '#ffd2cc',
      accent: '#c48aff',
      dark: '#2a1060',
      iris: '#7a4ae8',
      glow: '#ff9af0',
    },
    options: { dreaming: true },
    floats: true,
  },
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
  },
  merlonzio: {
    archetype: 'wizard',
    palette: {
      body: '#6a3ae0',
      shade: '#3a1490',
      belly: '#ffd0b0',
      accent: '#ff4ab0',
      dark: '#1a0848',
      iris: '#1f8ae8',
      glow: '#5af0ff',
    },
    yaw: -0.24,
  },
  geniolo: {
    archetype: 'genie',
    palette: {
      body: '#2ab8f0',
      shade: '#3a4ae0',
      belly: '#c0f0ff',
      accent: '#e02aa8',
      dark: '#1a0a4a',
      iris: '#f0a010',
      glow: '#ff6ae0',
    },
    parts: [
      [
        'orbs',
        {
          beads: [
            [1.06, 0.62, 0.1, 0.12],
            [-1.0, 1.0, 0.2, 0.13],
            [1.16, 0.2, 0.2, 0.08],
          ],
        },
      ],
    ],
    yaw: -0.22,
  },
  novecoda: {
    archetype: 'kitsune',
    palette: {
      body: '#ffb8dc',
      shade: '#a82ab0',
      belly: '#ff9ad2',
      accent: '#ff2a8a',
      dark: '#4a0a48',
      iris: '#a83af0',
      glow: '#ff5ad8',
    },
    parts: [
      ['catEars', { length: 0.48 }],
      ['gem', { size: 0.9 }],
    ],
    yaw: -0.26,
  },
}
