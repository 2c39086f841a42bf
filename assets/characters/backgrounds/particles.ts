/** Things that drift between creature and camera (leaves, embers, bubbles …) on a transparent ground; they keep clear of the middle. */
import type { CardType } from '../../../src/contract/endpoints/game/characters.ts'
import { noiseGlsl } from '../glsl/noise.ts'
import { colour, num } from '../glsl/values.ts'
import { lightRigs } from '../lights.ts'
import { landscapes, type Particle } from './landscapes.ts'

interface Look {
  colours: [string, string]
  cover: string // GLSL: how much of the pixel at q, for radius R and blur
  size?: number
  turns?: boolean
}

const disc = 'smoothstep(R,R*.35,length(q))'

const looks: Record<Particle, Look> = {
  leaf: {
    colours: ['#8fdc4a', '#ffe08a'],
    cover: 'smoothstep(blur,-blur,max(abs(q.x)*2.3+q.y*q.y*.9/R,abs(q.y))-R)',
    size: 1.1,
    turns: true,
  },
  bokeh: { colours: ['#ffffff', '#c0e8ff'], cover: disc },
  ember: { colours: ['#ffb040', '#ff5a14'], cover: 'exp(-dot(q*vec2(1.,.45),q*vec2(1.,.45))/(R*R*.16))' },
  dust: { colours: ['#ffe0a8', '#d8a060'], cover: disc },
  spark: {
    colours: ['#ffffff', '#ffffff'],
    cover: '(.035*R/(abs(q.x)*abs(q.y)*14./R+R*.045)+.2*R/(length(q)*10.+R*.2))*smoothstep(R,R*.1,length(q))',
    size: 1.7,
  },
  bubble: {
    colours: ['#d8ffff', '#80e0ff'],
    cover:
      'smoothstep(blur,0.,abs(length(q)-R))*.8+.12*smoothstep(R,R*.8,length(q))+.9*smoothstep(R*.28,0.,length(q-R*vec2(-.35,.4)))',
  },
  snow: { colours: ['#ffffff', '#d0f0ff'], cover: disc },
  violetEmber: { colours: ['#d080ff', '#ff4a8a'], cover: 'exp(-dot(q,q)/(R*R*.2))' },
  note: { colours: ['#6affea', '#ff6ad0'], cover: disc },
  square: {
    colours: ['#00f0ff', '#ff0a90'],
    cover: 'smoothstep(blur,-blur,max(abs(q.x),abs(q.y))-R*.6)',
    turns: true,
  },
}

export function particlesFragment(tipo: CardType, seed: number): string {
  const kind = landscapes[tipo].particle
  const look = looks[kind]
  const first = kind === 'spark' ? lightRigs[tipo].glow : look.colours[0]
  return `#version 300 es
precision highp float;layout(location=0) out vec4 picture;layout(location=1) out vec4 unused;uniform vec2 size;
${noiseGlsl}
void main(){
  vec2 uv=(gl_FragCoord.xy*2.-size)/size.x;
  vec3 c=vec3(0);float alpha=0.;
  for(int k=0;k<38;k++){
    float f=float(k)+${num(seed)}*57.;
    vec2 centre=vec2(hash1(f)*2.2-1.1,hash1(f+.37)*2.8-1.3),away=centre-vec2(0.,.2);
    if(length(away*vec2(1.,.9))<.55)centre+=normalize(away+.01)*.55;
    float near=hash1(f+.71),R=mix(.014,.05,near*near)*${num(look.size ?? 1)},blur=mix(.003,.016,near*near);
    vec2 q=uv-centre;
    ${look.turns ? 'float a=hash1(f+.9)*6.28;q=mat2(cos(a),-sin(a),sin(a),cos(a))*q;' : ''}
    float cover=clamp(${look.cover},0.,1.)*mix(.9,.5,near);
    c=mix(c,mix(${colour(first)},${colour(look.colours[1])},hash1(f+.55)),cover);
    alpha+=(1.-alpha)*cover;
  }
  picture=vec4(pow(c/max(alpha,.001),vec3(1./2.2))*alpha,alpha);
  picture.rgb=min(picture.rgb,vec3(alpha));
  unused=vec4(0);
}`
}
