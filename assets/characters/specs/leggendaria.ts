/** Art of the cards of rarity Leggendaria, in card order. */
import type { ArtSpec } from './spec.ts'

export const leggendarie: readonly ArtSpec[] = [
  {
    numero_carta: 136,
    slug: 'draghissimo',
    nome: 'Draghissimo',
    tipo: 'Fuoco',
    rarita: 'Leggendaria',
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
]
