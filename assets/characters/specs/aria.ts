/** Art of the cards of type Aria, by slug. */
import type { ArtLines } from './spec.ts'

export const aria: ArtLines = {
  gufosaggio: {
    archetype: 'bird',
    palette: {
      body: '#8a6ad0',
      shade: '#5a3a9a',
      belly: '#ffe8d0',
      accent: '#ffb060',
      dark: '#2a1840',
      iris: '#ffb020',
    },
    options: {
      discs: true,
      tufts: true,
      face: {
        size: 0.23,
        azimuth: 0.4,
        elevation: 0.28,
        iris: 0.78,
        pupil: 0.42,
        lid: { tilt: -0.12, cover: 0.14 },
      },
    },
    scene: 4.38,
  },
  nuvoletta: {
    archetype: 'cloud',
    palette: {
      body: '#f6fbff',
      shade: '#86b8ee',
      belly: '#ffffff',
      accent: '#bfeaff',
      dark: '#1a2a4a',
      iris: '#2f86e8',
    },
    options: { bolts: true, curl: true, face: { iris: 0.76, pupil: 0.4 } },
    yaw: -0.28,
    floats: true,
    scene: 5.92,
  },
  zefiraso: {
    archetype: 'horse',
    palette: {
      body: '#e4f2ff',
      shade: '#8cc0f0',
      belly: '#ffffff',
      accent: '#2450e0',
      dark: '#1a2a60',
      iris: '#3a6af0',
      glow: '#3ac8ff',
      foot: '#ffc860',
      blush: '#ff9ac0',
    },
    options: { tilt: 0.08 },
    parts: [
      [
        'featherWings',
        {
          size: 0.95,
          height: 0.02,
          depth: -0.4,
          raise: 0.35,
          sweep: 0.75,
          count: 4,
          root: '#ffffff',
          tip: '#7ac8ff',
        },
      ],
    ],
    yaw: -0.5,
    scene: 8.1,
  },
}
