/** Sky features, each a GLSL block that changes the colour c at uv. Written only when the landscape has them. */
import { num } from '../glsl/values.ts'
import type { Landscape } from './landscapes.ts'

type Feature = (strength: number) => string

const features: Partial<Record<keyof Landscape, Feature>> = {
  stars: s => `{
    vec2 g=uv*26.,i=floor(g);float h=hash2(i+seed);
    vec2 q=fract(g)-.5-.35*(vec2(hash2(i+3.),hash2(i+5.))-.5);float d=length(q);
    float star=smoothstep(.09*h,0.,d)*1.2+.03*h/(d*d*40.+.06)*step(.93,h)*3.;
    c+=${num(s)}*light*step(.72,h)*star*smoothstep(-.1,.5,y);}`,
  clouds: s => `{
    vec3 q=vec3(uv*vec2(1.1,2.1)+seed,seed);float n=layeredNoise(q*1.6+1.5*layeredNoise(q*1.3+4.));
    c=mix(c,mix(middle,light,.65),${num(s)}*smoothstep(.40,.72,n)*smoothstep(-.2,.3,y)*.8);}`,
  aurora: s => `for(int k=0;k<3;k++){
    float f=float(k),band=.55+.16*sin(uv.x*2.+f*2.+seed)+.06*sin(uv.x*5.3+f)+.18*f,d=uv.y-band;
    vec3 tone=mix(vec3(.1,1.,.6),vec3(.45,.35,1.),clamp(d*2.2+.2*f,0.,1.));
    float curtain=.6+.4*sin(uv.x*26.+f*3.+4.*valueNoise(vec3(uv.x*6.,f,seed)));
    c+=tone*.55*${num(s)}*smoothstep(-.03,.04,d)*exp(-max(d,0.)*4.2)*curtain;}`,
  swirl: s => `{
    vec2 q=uv-vec2(0.,.28);float r=length(q);
    c=mix(c,light,.28*${num(s)}*smoothstep(.2,1.,sin(atan(q.y,q.x)*3.+log(r+.02)*7.+seed))*smoothstep(1.5,.2,r));
    c+=light*.10*smoothstep(.9,1.,sin(r*24.));}`,
  rings: s => `{
    float r=length(uv-vec2(0.,.25));
    c+=${num(s)}*mix(light,vec3(1.,.3,.8),.5+.5*sin(r*5.))*.35*smoothstep(.92,1.,sin(r*20.-seed))*smoothstep(1.5,.3,r);}`,
  planet: () => `{
    vec2 q=uv-vec2(.62,.86);float r=length(q),n=sqrt(max(0.,1.-r*r/.10));
    vec3 tone=mix(vec3(.95,.45,.6),vec3(.3,.15,.5),layeredNoise(vec3(q*4.+q.yx*2.,seed)));
    float lit=.15+1.1*max(0.,dot(normalize(vec3(q,n*.31)),normalize(vec3(-.6,.5,.5))));
    c=mix(c,tone*lit,smoothstep(.318,.312,r));c+=vec3(.7,.4,1.)*.25*exp(-abs(r-.316)*16.);}`,
  moon: () => `{
    vec2 q=uv-vec2(.42,.86);float r=length(q);
    vec3 face=vec3(1.,.93,1.)*(.78+.3*layeredNoise(vec3(q*7.,seed)));
    c=mix(c,face,smoothstep(.232,.226,r));c+=light*.20*exp(-max(r-.22,0.)*6.);}`,
  rays: s => `{
    vec2 q=uv-sun;float a=atan(q.y,q.x),beam=sin(a*11.+seed)*.5+.5*sin(a*23.+seed);
    c+=light*${num(s)}*.26*max(beam,0.)*smoothstep(2.4,.1,length(q));}`,
  bokeh: s => `for(int k=0;k<26;k++){
    float f=float(k)+seed*31.;vec2 q=uv-vec2(hash1(f)*2.4-1.2,horizon+.12+hash1(f+.5)*1.7);
    float R=.03+.10*hash1(f+.8)*hash1(f+.2),d=length(q);
    float disc=smoothstep(R,R*.9,d)*.55+.5*smoothstep(R*.14,0.,abs(d-R*.94));
    c+=mix(light,middle,hash1(f+.3)*.6)*${num(s)}*.26*disc*hash1(f+.9);}`,
}

/** In the order they are painted. */
const order = ['stars', 'clouds', 'aurora', 'swirl', 'rings', 'planet', 'moon'] as const
const overSun = ['rays', 'bokeh'] as const

const written = (l: Landscape, names: readonly (keyof Landscape)[]): string =>
  names
    .filter(name => l[name])
    .map(name => features[name]!(l[name] as number))
    .join('\n')

/** A disc and its halo; radius 0 leaves only a faint halo (an empty smoothstep would paint the whole sky). */
const sunGlsl = (l: Landscape): string => {
  const radius = l.sun[2]
  const halo = num(0.5 * Math.min(1, 0.15 + radius * 8.5))
  const disc = radius ? `c=mix(c,light,smoothstep(${num(radius)},${num(radius * 0.9)},d)*.9);` : ''
  return `{float d=length(uv-sun);${disc}c+=light*${halo}*exp(-d*3.2);}`
}

export const skyGlsl = (l: Landscape): string => `
  ${written(l, order)}
  ${sunGlsl(l)}
  ${written(l, overSun)}`
