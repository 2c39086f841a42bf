/** A show is the spectacle of one type or one character, as the body of a GLSL function `vec3 show(vec2 p, float t)`. */
import { createHash } from 'node:crypto'
import { noiseGlsl } from '../characters/glsl/noise.ts'
import { readLibrary, usedFunctions } from '../characters/glsl/used.ts'
import { num } from '../characters/glsl/values.ts'
import { brushes } from './brushes.ts'

export const SIDE = 512 // pixels
export const FPS = 24

export type Strength = 'light' | 'heavy' | 'unica'

/** Seconds. */
export const lengths: Record<Strength, number> = { light: 0.92, heavy: 1.2, unica: 1.5 }

export interface Clip {
  name: string // of its files
  strength: Strength
  glsl: string // the show
}

export const framesOf = ({ strength }: Clip): number => Math.round(lengths[strength] * FPS)

const noises = readLibrary(noiseGlsl)

/** The fragment of the whole clip; `moment` is told from 0 to 1. */
export const clipFragment = ({ strength, glsl }: Clip, moment: number): string => `#version 300 es
precision highp float;
layout(location=0) out vec4 picture;layout(location=1) out vec4 unused;uniform vec2 size;
const float HEAVY=${strength === 'light' ? '0.' : '1.'};
${usedFunctions(noises, brushes + glsl)}
${brushes}${glsl}
void main(){
  vec2 p=gl_FragCoord.xy/size*2.-1.;
  float t=${num(moment)};
  vec3 c=max(show(p,t),0.)*smoothstep(0.,.06,t)*(1.-smoothstep(.84,.97,t));
  c*=smoothstep(1.,.80,length(p))*smoothstep(1.,.93,max(abs(p.x),abs(p.y)));
  c=1.-exp(-1.35*c);
  picture=vec4(max(c-.012,0.)*1.012,1.);unused=vec4(0.);
}`

/** Changes whenever a frame of the clip would. */
export const clipHash = (clip: Clip): string =>
  createHash('sha256')
    .update(`${SIDE} ${FPS} ${framesOf(clip)}`)
    .update(clipFragment(clip, 0.5))
    .digest('hex')
    .slice(0, 16)
