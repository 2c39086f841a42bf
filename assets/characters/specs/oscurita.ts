/** Art of the cards of type Oscurità, by slug. */
import type { ArtLines } from './spec.ts'

export const oscurita: ArtLines = {
  spettrillo: {
    archetype: 'ghost',
    palette: {
      body: '#6a44b4',
      shade: '#22103f',
      belly: '#c0a0ff',
      accent: '#a06cf0',
      dark: '#12081f',
      iris: '#ff5ae0',
    },
    options: {
      hood: true,
      armsUp: true,
      face: {
        eyes: 'glow',
        azimuth: 0.5,
        elevation: 0.02,
        size: 0.16,
        inset: 0.74,
        stretch: [1, 0.86, 0.6],
        liner: false,
        mouth: 'none',
        lid: { tilt: -0.45, cover: 0.16, colour: '#06030c' },
      },
    },
    parts: [['orbs', {}]],
    floats: true,
  },
  pipistro: {
    archetype: 'bat',
    palette: {
      body: '#8a4ae0',
      shade: '#4a1e9a',
      belly: '#e8c8ff',
      accent: '#ff5ac0',
      dark: '#1e0a3c',
      iris: '#ffc02a',
      blush: '#ff8ad0',
    },
    options: { face: { iris: 0.74, pupil: 0.42, lid: { tilt: -0.2, cover: 0.14 } } },
    parts: [['batWings', { size: 0.9, height: -0.06, depth: -0.2, raise: 0.1, sweep: 0.16 }]],
    yaw: -0.24,
    floats: true,
  },
  zuccabuia: {
    archetype: 'pumpkin',
    palette: {
      body: '#ff7410',
      shade: '#b02a08',
      belly: '#ffd08a',
      accent: '#7a3ad0',
      dark: '#2a0f4a',
      iris: '#ffd030',
      glow: '#ffe84a',
      foot: '#3a1a5a',
      blush: '#7aff4a',
    },
    yaw: -0.28,
  },
  corvombra: {
    archetype: 'bird',
    palette: {
      body: '#4a3a9a',
      shade: '#1c1248',
      belly: '#7a5ac8',
      accent: '#ffb43a',
      dark: '#0c0820',
      iris: '#ff4a6a',
      foot: '#ff8a2a',
      blush: '#8a4ae0',
    },
    options: {
      headRadii: [0.66, 0.78, 0.62],
      face: {
        size: 0.21,
        iris: 0.72,
        pupil: 0.36,
        lid: { tilt: -0.25, cover: 0.2 },
        beak: { y: 0.06, length: 0.42, width: 0.17, hook: 0.16 },
      },
    },
    parts: [['monocle'], ['crest', { size: 1.1 }]],
    yaw: -0.45,
  },
}
