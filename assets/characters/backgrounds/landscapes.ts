/** The place each type comes from: three sky colours, light, ridges far and near, ground, and how much of each sky feature. */
import type { CardType } from '../../../src/contract/endpoints/game/characters.ts'

export type Ridge = 'hill' | 'tree' | 'peak' | 'mesa' | 'cloud' | 'roof' | 'city' | 'spire' | 'bars'
export type Particle =
  | 'leaf'
  | 'bokeh'
  | 'ember'
  | 'dust'
  | 'spark'
  | 'bubble'
  | 'snow'
  | 'violetEmber'
  | 'note'
  | 'square'

/** Features are strengths from 0; absent means none. */
export interface Landscape {
  sky: [string, string, string] // top, middle, horizon
  light: string
  ridges: [string, string] // far, near
  ground: [string, string]
  ridge: Ridge
  particle: Particle
  sun: [number, number, number] // x, y, radius
  rays?: number
  bokeh?: number
  clouds?: number
  stars?: number
  aurora?: number
  swirl?: number
  rings?: number
  grid?: number
  caustics?: number
  lava?: number
  moon?: number
  planet?: number
  glitch?: number
}

export const landscapes: Record<CardType, Landscape> = {
  Natura: {
    sky: ['#1f7f8a', '#6ac88c', '#eef0a0'],
    light: '#fff6b0',
    ridges: ['#6ab888', '#1a5230'],
    ground: ['#5aa83a', '#2a7028'],
    ridge: 'tree',
    particle: 'leaf',
    sun: [0.35, 0.75, 0.1],
    rays: 0.6,
    bokeh: 0.6,
    clouds: 0.12,
  },
  Aria: {
    sky: ['#123cae', '#3a8ce6', '#ffdcc0'],
    light: '#ffffff',
    ridges: ['#a4ccf4', '#5a94d8'],
    ground: ['#c4def8', '#5e9ce0'],
    ridge: 'cloud',
    particle: 'bokeh',
    sun: [-0.4, 0.8, 0.1],
    rays: 0.35,
    bokeh: 0.25,
    clouds: 0.75,
  },
  Fuoco: {
    sky: ['#2a0614', '#a81c14', '#ffb040'],
    light: '#ffb040',
    ridges: ['#8a2014', '#240408'],
    ground: ['#3a1410', '#ff6a14'],
    ridge: 'peak',
    particle: 'ember',
    sun: [0.15, 0.42, 0.2],
    rays: 0.3,
    bokeh: 0.2,
    clouds: 0.6,
    lava: 1,
  },
  Terra: {
    sky: ['#5a7ab0', '#f0c890', '#ffe6b8'],
    light: '#fff0c0',
    ridges: ['#d8966a', '#7a3c22'],
    ground: ['#c8854a', '#8a4e28'],
    ridge: 'mesa',
    particle: 'dust',
    sun: [0.4, 0.7, 0.12],
    rays: 0.3,
    bokeh: 0.15,
    clouds: 0.4,
  },
  Oggetto: {
    sky: ['#4a2a3a', '#c07a4a', '#ffd49a'],
    light: '#ffe0b0',
    ridges: ['#a8644a', '#4a241c'],
    ground: ['#b87a4a', '#74452a'],
    ridge: 'roof',
    particle: 'spark',
    sun: [-0.3, 0.6, 0.1],
    rays: 0.2,
    bokeh: 1,
    clouds: 0.3,
  },
  Acqua: {
    sky: ['#a8f4ff', '#2aa0e0', '#0c3a8a'],
    light: '#d8ffff',
    ridges: ['#2a80c8', '#08285a'],
    ground: ['#d8c890', '#3a6a90'],
    ridge: 'hill',
    particle: 'bubble',
    sun: [0, 1.3, 0.1],
    rays: 0.9,
    bokeh: 0.3,
    caustics: 1,
  },
  Ghiaccio: {
    sky: ['#081446', '#1c52ac', '#7cc4ee'],
    light: '#c8f4ff',
    ridges: ['#4a8cd4', '#1c4488'],
    ground: ['#a8d4f4', '#3a7cc0'],
    ridge: 'peak',
    particle: 'snow',
    sun: [-0.4, 0.7, 0.05],
    rays: 0.1,
    bokeh: 0.3,
    clouds: 0.15,
    aurora: 1,
    stars: 0.6,
  },
  Psichico: {
    sky: ['#2a0a5a', '#9a2ab8', '#ffa0e0'],
    light: '#ffb0f8',
    ridges: ['#8a2ab0', '#2a0a50'],
    ground: ['#c04ad0', '#4a1480'],
    ridge: 'hill',
    particle: 'spark',
    sun: [0, 0.5, 0.12],
    rays: 0.2,
    bokeh: 0.5,
    clouds: 0.5,
    swirl: 1,
    stars: 0.4,
  },
  Meccanico: {
    sky: ['#141c2a', '#3a5068', '#f0b070'],
    light: '#ffc880',
    ridges: ['#4a5c70', '#161c26'],
    ground: ['#6a7480', '#2a323c'],
    ridge: 'city',
    particle: 'ember',
    sun: [0.3, 0.5, 0.14],
    rays: 0.3,
    bokeh: 0.4,
    clouds: 0.4,
    grid: 0.5,
  },
  Cosmico: {
    sky: ['#05041c', '#2a1468', '#8a3ab0'],
    light: '#b0c8ff',
    ridges: ['#3a2a8a', '#0c0830'],
    ground: ['#5a4ab0', '#1c1450'],
    ridge: 'peak',
    particle: 'spark',
    sun: [-0.4, 0.85, 0.02],
    bokeh: 0.3,
    clouds: 0.8,
    stars: 1.4,
    planet: 1,
  },
  Divino: {
    sky: ['#2a2a8a', '#a86ac8', '#ffd890'],
    light: '#fff0c0',
    ridges: ['#e8b0c8', '#8a5ab0'],
    ground: ['#fff0d8', '#c890c0'],
    ridge: 'cloud',
    particle: 'spark',
    sun: [0, 0.75, 0.16],
    rays: 1.1,
    bokeh: 0.5,
    clouds: 0.6,
  },
  Luce: {
    sky: ['#b8400a', '#ff9a20', '#ffe890'],
    light: '#fff6d0',
    ridges: ['#ffc060', '#c8701a'],
    ground: ['#ffd870', '#d88a20'],
    ridge: 'hill',
    particle: 'spark',
    sun: [0, 0.6, 0.2],
    rays: 1.3,
    bokeh: 0.8,
    clouds: 0.2,
  },
  Oscurità: {
    sky: ['#08031a', '#251048', '#6a2480'],
    light: '#d8b0ff',
    ridges: ['#3a1a5a', '#08040f'],
    ground: ['#2a1440', '#0c0618'],
    ridge: 'spire',
    particle: 'violetEmber',
    sun: [0.3, 0.78, 0],
    rays: 0.08,
    bokeh: 0.15,
    clouds: 0.5,
    moon: 1,
    stars: 0.5,
  },
  Suono: {
    sky: ['#1a0a3a', '#7a1a8a', '#ff5a9a'],
    light: '#6af0ff',
    ridges: ['#5a1a80', '#140828'],
    ground: ['#3a1a60', '#14082c'],
    ridge: 'bars',
    particle: 'note',
    sun: [0, 0.6, 0.06],
    rays: 0.7,
    bokeh: 0.8,
    rings: 1,
  },
  '???': {
    sky: ['#020206', '#101828', '#1c3a4a'],
    light: '#00f0ff',
    ridges: ['#142030', '#04060a'],
    ground: ['#0c141c', '#020408'],
    ridge: 'bars',
    particle: 'square',
    sun: [0, 0.5, 0.03],
    rays: 0.1,
    bokeh: 0.1,
    clouds: 0.2,
    grid: 1.4,
    glitch: 1,
  },
}
