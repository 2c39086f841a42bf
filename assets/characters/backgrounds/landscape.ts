/** A landscape as a fragment shader: sky, four ridges fading with distance, ground. Blurred afterwards, as seen behind a creature in focus. */
import type { CardType } from '../../../src/contract/endpoints/game/characters.ts'
import { noiseGlsl } from '../glsl/noise.ts'
import { colour, num } from '../glsl/values.ts'
import { type Landscape, landscapes, type Ridge } from './landscapes.ts'
import { skyGlsl } from './sky.ts'

/** Height of the skyline at x for ridge number s. */
const skylines: Record<Ridge, string> = {
  hill: 'y=.10*sin(x*1.7+s*4.)+.06*sin(x*3.9+s*9.)+.02*sin(x*9.+s);',
  tree: 'y=.08*sin(x*1.5+s*4.)+.09*abs(sin(x*6.+s*3.))*(.6+.4*sin(x*2.+s))+.035*abs(sin(x*17.+s*5.));',
  peak: 'y=.34*(1.-abs(fract(x*.62+s*.37)*2.-1.))+.16*(1.-abs(fract(x*1.45+s*.71)*2.-1.))+.03*valueNoise(vec3(x*14.,s,0.))-.16;',
  mesa: 'y=.28*smoothstep(.42,.50,valueNoise(vec3(x*1.9+s*7.,s,0.)))+.06*smoothstep(.5,.56,valueNoise(vec3(x*4.+s*3.,s,1.)))-.06;',
  cloud: 'y=.10*sin(x*1.3+s*4.)+.10*abs(sin(x*2.6+s*2.))+.06*abs(sin(x*5.7+s*5.));',
  roof: 'float c=floor(x*2.2+s*3.),u=fract(x*2.2+s*3.)-.5;y=.05+.26*hash1(c+s*11.)+.12*(.5-abs(u))*step(.3,hash1(c+7.));',
  city: 'float c=floor(x*4.+s*3.);y=.03+.42*hash1(c+s*13.)*hash1(c+3.)+.10*step(.94,sin(x*50.))*step(.8,hash1(c));',
  spire:
    'float c=floor(x*2.6+s*3.),u=abs(fract(x*2.6+s*3.)-.5);y=(.12+.42*hash1(c+s*11.))*smoothstep(.42,.02,u)+.04*valueNoise(vec3(x*9.,s,0.));',
  bars: 'float c=floor(x*9.+s*2.);y=.04+.34*hash1(c+s*17.)*smoothstep(1.4,.1,abs(x-s*.3))*step(.12,fract(x*9.+s*2.));',
}

const windows = (l: Landscape): string =>
  l.grid && l.ridge !== 'hill'
    ? `vec2 pane=vec2(uv.x*near+shift*.3,uv.y)*vec2(46.,40.);
       tone+=light*.3*step(.72,hash2(floor(pane)+f))*step(.25,fract(pane.y))*step(.3,fract(pane.x))*step(1.,f);`
    : ''

const ridgesGlsl = (l: Landscape): string => `for(int k=0;k<4;k++){
    float f=float(k),shift=f*1.7+seed*2.3,near=1.-.16*f;
    float top=horizon+.34-.115*f+skyline(uv.x*near+shift*.3,shift)*(.9-.06*f),soft=.022-.004*f;
    float below=top-uv.y;
    vec3 tone=mix(${colour(l.ridges[0])},${colour(l.ridges[1])},f/3.);
    tone*=.82+.30*valueNoise(vec3(uv*vec2(9.,14.)*(1.+.3*f),shift));
    tone+=light*tone*.9*smoothstep(.045,0.,below)*exp(-abs(uv.x-sun.x)*1.1);
    tone=mix(tone,haze,(.62-.15*f)*smoothstep(.02,.36,below));
    ${windows(l)}
    c=mix(c,tone,smoothstep(soft*.35,-soft,-below));}`

const groundGlsl = (l: Landscape): string => `{
    float edge=horizon-.10,mask=smoothstep(edge+.004,edge-.008,uv.y+.012*sin(uv.x*5.+seed));
    float far=.34/max(edge-uv.y+.06,.02);vec2 floor_=vec2(uv.x*far*1.5,far*2.2);
    float n=layeredNoise(vec3(floor_*2.2,seed));
    vec3 a=${colour(l.ground[0])},b=${colour(l.ground[1])},g=mix(a,b,smoothstep(.25,.7,n));
    ${l.lava ? 'vec2 w=cells(vec3(floor_*1.4,seed));float crack=smoothstep(.16,0.,w.y-w.x);g=a*(.5+n)+b*1.7*crack+vec3(1.,.7,.2)*pow(crack,4.);' : ''}
    ${l.grid ? `vec2 q=abs(fract(floor_*1.2)-.5);g+=light*${num(l.grid)}*.5*smoothstep(.455,.5,max(q.x,q.y));` : ''}
    g=mix(g,haze,.62*smoothstep(.55,0.,edge-uv.y));g*=mix(1.,.45,smoothstep(.25,1.1,edge-uv.y));
    g+=light*.34*exp(-length((uv-vec2(0.,edge-.22))*vec2(1.1,3.2))*2.);
    c=mix(c,g,mask);}`

const causticsGlsl = `{
    vec3 q=vec3(uv*3.2+.3*layeredNoise(vec3(uv*3.,seed)),seed);
    c+=light*.27*pow(spots(q)*spots(q*1.3+5.),2.2)*smoothstep(-.9,1.1,uv.y);}`

const gradeGlsl = `
  c*=mix(.42,1.,smoothstep(1.75,.55,length(uv*vec2(1.,.78)-vec2(0.,.12))));
  c=max(mix(vec3(dot(c,vec3(.2126,.7152,.0722))),c,1.28),0.);
  c=c*c*(3.-2.*min(c,1.))*.25+c*.72;c=c/(1.+.18*c)*1.08;
  c=pow(clamp(c,0.,1.),vec3(1./2.2));c+=(hash2(gl_FragCoord.xy)-.5)/200.;`

/** One look of a type's place. */
export interface View {
  seed: number
  mirrored: boolean
  hue: number // radians the colours are turned by
  light: number // 1 as the landscape says
}

const HUE_AXIS = 'vec3(.57735)'

export function landscapeFragment(tipo: CardType, view: View): string {
  const l = landscapes[tipo]
  const cosine = num(Math.cos(view.hue))
  return `#version 300 es
precision highp float;layout(location=0) out vec4 picture;layout(location=1) out vec4 unused;uniform vec2 size;
${noiseGlsl}
float skyline(float x,float s){float y=0.;${skylines[l.ridge]}return y;}
void main(){
  const float seed=${num(view.seed)},horizon=-.30;
  vec2 uv=(gl_FragCoord.xy*2.-size)/size.x;${view.mirrored ? 'uv.x=-uv.x;' : ''}
  ${l.glitch ? 'uv.x+=.10*(hash1(floor(uv.y*26.)+seed)-.5)*step(.82,hash1(floor(uv.y*26.)*1.7+seed));' : ''}
  vec3 top=${colour(l.sky[0])},middle=${colour(l.sky[1])},low=${colour(l.sky[2])},light=${colour(l.light)};
  vec3 haze=mix(low,${colour(l.ridges[0])},.4);
  vec2 sun=vec2(${num(l.sun[0])},${num(l.sun[1] - 0.05)});
  float y=(uv.y-horizon)/1.7;
  vec3 c=mix(mix(low,middle,smoothstep(0.,.42,y)),top,smoothstep(.38,1.,y));
  ${skyGlsl(l)}
  ${ridgesGlsl(l)}
  ${groundGlsl(l)}
  ${l.caustics ? causticsGlsl : ''}
  c*=${num(view.light)};
  c=max(c*${cosine}+cross(${HUE_AXIS},c)*${num(Math.sin(view.hue))}+${HUE_AXIS}*dot(${HUE_AXIS},c)*(1.-${cosine}),0.);
  ${gradeGlsl}
  picture=vec4(c,1.);unused=vec4(0);
}`
}
