/** The workbench seen from the player's chair: walnut planks running away, a dark leather mat with a gilt double line, lamp light. No rings: those are live. */
import { noiseGlsl } from '../characters/glsl/noise.ts'
import { colour, num } from '../characters/glsl/values.ts'

export interface Lamp {
  x: number // in half heights from the middle
  y: number
  reach: number
  colour: string
  strength: number
}

export interface Workbench {
  mat: { half: number; near: number; far: number; trim: number } // in world units: half width, nearest and farthest edge; `trim`: scale of its lines and corners
  lamps: Lamp[]
  ambient: number
}

export const walnut = /* glsl */ `
vec3 wood(vec2 w) {
  const float plank=.62;
  float id=floor(w.x/plank),across=fract(w.x/plank),shift=hash1(id*1.7+3.)*9.,long_=3.4+2.*hash1(id+.3);
  float piece=floor((w.y+shift)/long_),along=fract((w.y+shift)/long_),r=hash1(id*3.1+piece*7.7);
  vec2 q=vec2(w.x*5.,w.y*.55)+r*40.;
  float n=layeredNoise(vec3(q,r*9.));
  float grain=.5+.5*sin((n*9.+w.x*3.+.6*layeredNoise(vec3(q*.6,2.)))*4.2);
  float fine=valueNoise(vec3(w.x*46.,w.y*2.2,r*3.))*.6+.4*valueNoise(vec3(w.x*110.,w.y*5.,r));
  vec3 dark=${colour('#21150e')},warm=${colour('#6a462a')},mid=${colour('#3a2417')};
  vec3 c=mix(dark,warm,.25+.4*r+.18*grain);
  c=mix(c,mid,.5*fine);
  c*=.72+.42*n+.12*grain;
  float seam=min(min(across,1.-across)*plank,min(along,1.-along)*long_);
  return c*(smoothstep(0.,.018,seam)*.8+.2)+warm*.10*smoothstep(.035,.02,seam)*smoothstep(.01,.02,seam);
}`

const leather = /* glsl */ `
vec3 leather(vec2 w, vec2 uv) {
  float grain=.6*spots(vec3(w*46.,1.))+.4*spots(vec3(w*19.,4.)),cloud=layeredNoise(vec3(w*5.,3.)),slant=uv.y+uv.x*.25;
  vec3 c=mix(${colour('#1c1613')},${colour('#2d231d')},cloud)*(.80+.30*grain);
  c=mix(c,${colour('#0b3742')},.58*smoothstep(.9,-.7,slant));
  return mix(c,${colour('#361710')},.42*smoothstep(-.2,1.,slant));
}
float grainShine(vec2 w) { float g=spots(vec3(w*46.,1.)); return g*g*g; }`

const mat = (m: Workbench['mat']) => /* glsl */ `{
  vec2 centre=vec2(0.,${num((m.near + m.far) / 2)}),half_=vec2(${num(m.half)},${num((m.far - m.near) / 2)});
  const float trim=${num(m.trim)};
  vec2 q=abs(w-centre)-half_+.16*trim;
  float d=(length(max(q,0.))+min(max(q.x,q.y),0.))/trim-.16,px=2.4/size.y/trim;
  vec3 skin=leather(w,uv)*L*3.4+L*.022*grainShine(w);
  vec3 gilt=mix(${colour('#4a2d0c')},${colour('#ffd98a')},pow(.5+.5*sin(w.x*1.7-w.y*1.1+.6),1.4))*L*3.2;
  float stitch=smoothstep(.010,.004,abs(d+.045))*step(.4,fract((q.x>q.y?w.y:w.x)*14./trim));
  skin=mix(skin,${colour('#a8803f')}*L*2.2,.55*stitch);
  skin=mix(skin,gilt,smoothstep(px,-px,min(abs(d+.085)-.008,abs(d+.12)-.004)));
  col*=1.-.65*exp(-max(d,0.)*9.);
  col=mix(col,skin,smoothstep(px,-px,d));
  col=mix(col,gilt*1.1,smoothstep(px,-px,abs(d)-.018));
}`

export const lampLight = (l: Lamp): string =>
  `{vec2 q=(uv-vec2(${num(l.x)},${num(l.y)}))/${num(l.reach)};L+=${colour(l.colour)}*${num(l.strength)}*exp(-dot(q,q));}`

export const dustInLight = /* glsl */ `
  for(int k=0;k<34;k++){
    float f=float(k)+3.;vec2 at=vec2((hash1(f)*2.-1.)*aspect,hash1(f+.37)*2.-1.);
    float R=.004+.012*hash1(f+.7)*hash1(f+.2);
    c+=${colour('#ffc878')}*.08*smoothstep(R,R*.3,length(uv-at))*hash1(f+.9);
  }`

export const workbenchFragment = (b: Workbench): string => `#version 300 es
precision highp float;layout(location=0) out vec4 picture;layout(location=1) out vec4 unused;uniform vec2 size;
${noiseGlsl}${walnut}${leather}
void main(){
  vec2 uv=(gl_FragCoord.xy*2.-size)/size.y;
  const float horizon=12.,tall=13.,depth=14.;
  float aspect=size.x/size.y,away=tall/(horizon-uv.y);
  vec2 w=vec2(uv.x*away,(away-tall/horizon)*depth);
  vec3 L=vec3(${num(b.ambient)})*vec3(1.,.84,.70);
  ${b.lamps.map(lampLight).join('\n')}
  vec3 col=wood(w+vec2(3.1,7.))*L*3.9;
  ${mat(b.mat)}
  vec3 c=col;
  ${dustInLight}
  c*=mix(.22,1.,smoothstep(2.3,.5,length(uv*vec2(1.5/aspect,1.05))));
  c=max(c,0.);c=c/(1.+.28*c)*1.14;
  c=mix(vec3(dot(c,vec3(.2126,.7152,.0722))),c,.94);
  c=pow(clamp(c,0.,1.),vec3(1./2.2))+(hash2(gl_FragCoord.xy)-.5)/170.;
  picture=vec4(c,1.);unused=vec4(0);
}`
