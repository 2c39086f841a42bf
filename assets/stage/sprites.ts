/** White sprites that the stage tints: rune ring, shadow, glow, and the burst sheet (eight frames, black ground, to be added). */
import { noiseGlsl } from '../characters/glsl/noise.ts'

const head = `#version 300 es
precision highp float;layout(location=0) out vec4 picture;layout(location=1) out vec4 unused;uniform vec2 size;
${noiseGlsl}`

const runes = /* glsl */ `
float stroke(vec2 p, vec2 a, vec2 b) { vec2 q=p-a,e=b-a; return length(q-e*clamp(dot(q,e)/dot(e,e),0.,1.)); }
// A stave and three twigs between points of a grid; u runs 0 to 1 over the cell.
float rune(vec2 u, float id) {
  float d=stroke(u,vec2(.5,.14),vec2(.5,.861));
  for(int k=1;k<4;k++){
    float s=id*7.31+float(k)*3.17;
    vec2 a=vec2(floor(hash1(s)*3.)*.3+.2,floor(hash1(s+.4)*4.)*.22+.17);
    vec2 b=vec2(floor(hash1(s+1.1)*3.)*.3+.2,floor(hash1(s+1.7)*4.)*.22+.17);
    d=min(d,stroke(u,a,b+.001));
  }
  return d;
}`

/** Seen from straight above; the stage squashes it. Double outer rim, 26 runes, inner rim, eight spokes, soft glow. */
export const runeRing = `${head}${runes}
void main(){
  vec2 p=(gl_FragCoord.xy*2.-size)/size.x*1.13;
  float d=length(p),a=atan(p.y,p.x),px=2.6/size.x;
  float line=smoothstep(px,-px,min(min(abs(d-1.)-.020,abs(d-.945)-.005),min(abs(d-.745)-.010,abs(d-.71)-.004)));
  float slice=6.28318/8.,turned=mod(a+slice*.5,slice)-slice*.5;
  line=max(line,.5*smoothstep(px,-px,abs(d*sin(turned))-.004)*step(.30,d)*step(d,.70));
  line=max(line,.7*smoothstep(px,-px,abs(d-.30)-.006));
  float gem=smoothstep(px*2.,-px*2.,abs(d*sin(turned))+abs(d*cos(turned)-.50)*.7-.035);
  const float count=26.;
  float at=(a/6.28318+.5)*count,id=floor(at);
  vec2 u=vec2((fract(at)-.5)*6.28318*.85/count/.16+.5,(d-.765)/.16);
  float glyph=u.y>0.&&u.y<1.?rune(u,id+1.):1.;
  float lit=smoothstep(.085,.03,glyph)+.28*exp(-glyph*9.)*step(glyph,.99);
  float haze=.13*exp(-abs(d-.86)*7.)+.12*smoothstep(.8,0.,d)+.12*exp(-max(d-1.,0.)*16.)*smoothstep(.9,1.,d);
  haze*=smoothstep(1.12,1.04,d);
  float alpha=clamp(line*.85+gem*.6+lit+haze,0.,1.);
  picture=vec4(vec3(alpha),alpha);unused=vec4(0);
}`

export const softEllipse = `${head}
void main(){
  vec2 p=(gl_FragCoord.xy*2.-size)/size;
  float r=length(p),alpha=smoothstep(1.,.1,r);
  alpha=alpha*alpha*(3.-2.*alpha)*.9;
  picture=vec4(vec3(0),alpha);unused=vec4(0);
}`

/** A grid of 4 × 2 frames: flash, spikes that fly and thin out, a ring that opens. */
export const burstSheet = `${head}
void main(){
  vec2 cell=vec2(4.,2.),g=vec2(gl_FragCoord.x,size.y-gl_FragCoord.y)/size*cell;
  float t=(floor(g.y)*4.+floor(g.x)+.6)/8.;
  vec2 p=fract(g)*2.-1.;p.y=-p.y;
  float r=length(p),a=atan(p.y,p.x);
  vec2 dir=p/max(r,1e-3);
  float n=valueNoise(vec3(dir*3.,2.))*.5+valueNoise(vec3(dir*13.,5.))*.65;
  float front=.2+.8*pow(t,.5),out_=r/front,hollow=.8*t*t;
  float thorn=smoothstep(.34+.62*out_,.72+.42*out_,n);
  float light=thorn*pow(clamp(1.-out_,0.,1.),.5)*smoothstep(hollow-.3,hollow+.05,r)*2.4*(1.05-t);
  light+=1.6*exp(-r*r*(8.+60.*t))*pow(1.-t,1.5);
  light+=.7*smoothstep(.07*(1.1-t),0.,abs(r-.9*pow(t,.6)))*pow(1.-t,1.2);
  for(int k=0;k<26;k++){
    float f=float(k),angle=hash1(f)*6.283,far=(.25+.7*hash1(f+.3))*pow(t,.5);
    vec2 at=vec2(cos(angle),sin(angle))*far;
    float R=.035*(.4+hash1(f+.6))*(1.-t);
    light+=smoothstep(R,R*.2,length(p-at))+.3*exp(-length(p-at)/max(R,.004)*.7)*(1.-t);
  }
  light*=smoothstep(1.,.86,r);
  vec3 c=mix(vec3(1.,.42,.10),vec3(1.,.96,.80),smoothstep(.25,1.,light))*light;
  picture=vec4(pow(clamp(c,0.,1.),vec3(1./2.2)),1.);unused=vec4(0);
}`
