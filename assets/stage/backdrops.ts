/** Grounds of the game's rooms: the bench from above without its mat, and the bottega's wall of jars above the bench. No text, nothing live. */
import { noiseGlsl } from '../characters/glsl/noise.ts'
import { colour, num } from '../characters/glsl/values.ts'
import { dustInLight, type Lamp, lampLight, walnut } from './workbench.ts'

const head = `#version 300 es
precision highp float;layout(location=0) out vec4 picture;layout(location=1) out vec4 unused;uniform vec2 size;
${noiseGlsl}${walnut}`

const develop = (dim: number) => /* glsl */ `
  c*=mix(.3,1.,smoothstep(2.3,.5,length(uv*vec2(1.5/aspect,1.05))))*${num(dim)};
  c=max(c,0.);c=c/(1.+.28*c)*1.14;
  c=mix(vec3(dot(c,vec3(.2126,.7152,.0722))),c,.94);
  c=pow(clamp(c,0.,1.),vec3(1./2.2))+(hash2(gl_FragCoord.xy)-.5)/170.;
  picture=vec4(c,1.);unused=vec4(0);`

const light = (ambient: number, lamps: readonly Lamp[]) => `
  vec3 L=vec3(${num(ambient)})*vec3(1.,.84,.70);
  ${lamps.map(lampLight).join('\n')}`

const lamps: readonly Lamp[] = [
  { x: 0, y: 0.35, reach: 1.5, colour: '#ffb25a', strength: 0.3 },
  { x: -1.5, y: -0.4, reach: 0.9, colour: '#ffd9a0', strength: 0.14 },
  { x: 1.6, y: 0.3, reach: 0.8, colour: '#ffd9a0', strength: 0.12 },
]

/** Planks seen from straight above, running away from the reader. */
export const planksFragment = (): string => `${head}
void main(){
  vec2 uv=(gl_FragCoord.xy*2.-size)/size.y;float aspect=size.x/size.y;
  const float horizon=12.,tall=13.,depth=14.;
  float away=tall/(horizon-uv.y);
  vec2 w=vec2(uv.x*away,(away-tall/horizon)*depth);
  ${light(0.1, lamps)}
  vec3 c=wood(w+vec2(3.1,7.))*L*3.6;
  ${dustInLight}
  ${develop(1)}
}`

const wallLamps: readonly Lamp[] = [
  { x: -1.2, y: 0.75, reach: 0.9, colour: '#ffd9a0', strength: 0.42 },
  { x: 1.3, y: 0.7, reach: 0.9, colour: '#ffd9a0', strength: 0.4 },
  { x: 0, y: -0.4, reach: 1.5, colour: '#ffb25a', strength: 0.3 },
]

/** One jar, bottle or book of a shelf; `q` from the middle of its foot. */
const jar = /* glsl */ `
float blockAt(vec2 q, vec2 middle, vec2 half_) { vec2 b=abs(q-middle)-half_; return length(max(b,0.))+min(max(b.x,b.y),0.); }
float joined(float a, float b, float k) { float h=clamp(.5+.5*(b-a)/k,0.,1.); return mix(b,a,h)-k*h*(1.-h); }
float jarShape(vec2 q, float kind, float h, float w) {
  if(kind<.42) return joined(blockAt(q,vec2(0.,h*.36),vec2(w,h*.36))-.02,blockAt(q,vec2(0.,h*.9),vec2(w*.32,h*.16)),.06);
  if(kind<.74) return joined(length(q-vec2(0.,w*1.25))-w*1.35,blockAt(q,vec2(0.,w*3.),vec2(w*.34,w*.9)),.05);
  return blockAt(q,vec2(0.,h*.42),vec2(w*.9,h*.42))-.006;
}
vec3 glassOf(float id) {
  float pick=hash1(id+9.);
  return pick<.34?${colour('#1fb8b0')}:pick<.62?${colour('#ffab2a')}:pick<.82?${colour('#d0442a')}:${colour('#8a4ae0')};
}`

const shelf = /* glsl */ `
  for(int s=0;s<3;s++){
    float fs=float(s),rise=p.y-(.16+fs*.58);
    for(int k=-9;k<=9;k++){
      float id=float(k)+fs*41.+7.;
      if(hash1(id+2.2)<.14) continue;
      float at=float(k)*.235+.09*(hash1(id)-.5),h=.16+.20*hash1(id+.4),w=.05+.045*hash1(id+.8),kind=hash1(id+5.);
      vec2 q=vec2(uv.x-at,rise);
      float d=jarShape(q,kind,h,w),full=kind<.74?smoothstep(h*.7,h*.2,q.y):.5;
      vec3 glass=glassOf(id)*(kind<.74?1.:.25);
      vec3 body=glass*(.05+.55*full*hash1(id+3.3))+L*.05;
      body+=vec3(1.,.8,.5)*.10*smoothstep(.02,.0,abs(q.x+w*.6)-.004)*step(0.,q.y);
      c=mix(c,body,smoothstep(.026,-.026,d)*.92);
      c+=glass*.035*exp(-max(d,0.)*9.)*(kind<.74?hash1(id+3.3):0.);
    }
    float board=smoothstep(.02,.0,abs(rise+.028)-.022);
    c=mix(c,${colour('#3a2213')}*L*2.6+L*.04*smoothstep(.01,.0,abs(rise+.008)),board);
    c*=1.-.5*smoothstep(.0,-.12,rise+.05)*smoothstep(-.2,-.05,rise);
  }`

/** The wall behind the bench, out of focus: shelves with jars that glow. */
export const shelvesFragment = (): string => `${head}${jar}
void main(){
  vec2 uv=(gl_FragCoord.xy*2.-size)/size.y;float aspect=size.x/size.y;
  const float horizon=-.18,tall=1.2,depth=2.1;
  ${light(0.1, wallLamps)}
  float below=horizon-uv.y;
  vec2 p=uv-vec2(0.,horizon);
  vec3 c=mix(${colour('#2a1a12')},${colour('#120b09')},smoothstep(0.,1.6,p.y))*(.7+.5*layeredNoise(vec3(uv*vec2(7.,1.2),2.)))*L*2.4;
  if(below>0.){
    float away=tall/max(below,.02);
    c=wood(vec2(uv.x*away,(away-tall/horizon)*depth)*.9+vec2(3.1,7.))*L*3.3*(smoothstep(0.,.05,below)*.8+.2);
  } else {
    ${shelf}
    c*=.85;
  }
  ${dustInLight}
  ${develop(1)}
}`
