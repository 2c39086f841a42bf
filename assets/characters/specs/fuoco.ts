/** Art of the cards of type Fuoco, by slug. */
import type { ArtLines } from './spec.ts'

export const fuoco: ArtLines = {
  volpardore: {
    archetype: 'biped',
    palette: {
      body: '#ff7a2a',
      shade: '#c23a10',
      belly: '#ffe2b0',
      accent: '#ffc03a',
      dark: '#4a1210',
      iris: '#d98a10',
    },
    options: {
      armsUp: true,
      face: {
        size: 0.2,
        azimuth: 0.46,
        elevation: 0.02,
        iris: 0.7,
        mouth: 'fang',
        mouthY: -0.3,
        mouthWidth: 0.15,
        nose: { y: -0.13, z: 0.6 },
        lid: { tilt: -0.32, cover: 0.18 },
      },
    },
    parts: [['catEars'], ['flameHair'], ['tail', { tip: 'flame' }]],
    scene: 2.07,
  },
  draghissimo: {
    archetype: 'biped',
    palette: {
      body: '#d8344a',
      shade: '#8a1436',
      belly: '#ffd890',
      accent: '#ffb03a',
      dark: '#3a0818',
      iris: '#ffc020',
    },
    options: {
      rough: 0.4,
      coat: 0.5,
      bump: 0.02,
      scales: true,
      muzzle: [0.34, 0.22, 0.22],
      face: {
        size: 0.19,
        azimuth: 0.5,
        elevation: 0.1,
        slit: true,
        pupil: 0.42,
        mouth: 'smile',
        fangs: true,
        mouthZ: 0.665,
        mouthY: -0.27,
        mouthWidth: 0.16,
        lid: { tilt: -0.45, cover: 0.24 },
      },
    },
    parts: [
      ['horns', {}],
      ['batWings', { size: 1.16, raise: 0.1, height: 0.1 }],
      ['tail', { tip: 'spade' }],
      ['backSpikes', {}],
    ],
    yaw: -0.28,
    scene: 10.54,
  },
}
