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
}
