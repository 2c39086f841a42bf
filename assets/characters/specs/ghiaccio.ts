/** Art of the cards of type Ghiaccio, by slug. */
import type { ArtLines } from './spec.ts'

export const ghiaccio: ArtLines = {
  brinorso: {
    archetype: 'quadruped',
    palette: {
      body: '#e6f4ff',
      shade: '#8cbcec',
      belly: '#ffffff',
      accent: '#8ad4ff',
      dark: '#16305c',
      iris: '#2a7ae0',
      foot: '#6aa4e4',
    },
    options: {
      muzzle: [0.24, 0.18, 0.16],
      headRadii: [0.56, 0.51, 0.48],
      face: {
        size: 0.15,
        azimuth: 0.48,
        elevation: 0.14,
        iris: 0.78,
        pupil: 0.44,
        mouth: 'cat',
        mouthY: -0.25,
        mouthZ: 0.53,
        nose: { y: -0.07, z: 0.63, radii: [0.09, 0.065, 0.05], colour: '#1c2c4c' },
      },
    },
    parts: [
      ['roundEars', {}],
      [
        'crystals',
        {
          cluster: [
            [0, 0.1, -0.35, 0, 0.35, 0.62, 0.17],
            [0.22, 0.04, -0.45, -0.5, 0.5, 0.5, 0.13],
            [-0.22, 0.04, -0.4, 0.5, 0.4, 0.52, 0.14],
            [0, 0, -0.66, 0.1, 0.9, 0.46, 0.13],
          ],
          root: '#1f7cf4',
          tip: '#c8f2ff',
          shine: 0.3,
        },
      ],
    ],
    yaw: -0.6,
    scene: 6.69,
  },
}
