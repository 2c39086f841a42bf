/** The picture of one creature: a sculpture, a light rig and a camera become one fragment shader with two outputs (colour, own light). */
import type { Creature } from './creature.ts'
import { lightingGlsl } from './glsl/lighting.ts'
import { noiseGlsl } from './glsl/noise.ts'
import { shapesGlsl } from './glsl/shapes.ts'
import { readLibrary, usedFunctions } from './glsl/used.ts'
import { colour, num, vec } from './glsl/values.ts'
import type { LightRig } from './lights.ts'
import { ACTION_FRAME } from './pose/frame.ts'
import type { Sculpture } from './sculpture.ts'

export interface Camera {
  x: number // centre of view
  y: number
  zoom: number // 1 shows 3.04 units across
  yaw: number // turn of the creature, radians
  height: number // how far above the centre the eye stands
}

/** Half the width of the view at zoom 1, in units of the creature's space. */
export const HALF_VIEW = 0.245 * 6.2

/** The camera is handed to the shader when it draws, so that one program serves probe, picture and patches. */
export const cameraUniforms = (camera: Camera): Record<string, number> =>
  Object.fromEntries(Object.entries(camera).map(([name, value]) => [`camera_${name}`, value]))

/** How the rays of a picture are cast: through which places, how far out they start and with what steps. */
interface Casting {
  uv: string // -1 … 1 across the creature's own picture
  across: number // the width of the picture, in widths of the creature's own
  bound: string // radius of a ball that holds the creature
  steps: number
  step: string // part of the distance that is safe to go
}

const still: Casting = {
  uv: '(gl_FragCoord.xy*2.-size)/size.x',
  across: 1,
  bound: '2.2',
  steps: 120,
  step: '.82',
}

/** A deformed distance is too long in places, so the steps are short. */
const moving: Casting = {
  uv: `(gl_FragCoord.xy*2.-size)/size.x*${num(ACTION_FRAME.w)}+vec2(0.,${num(ACTION_FRAME.h - 1)})`,
  across: ACTION_FRAME.w,
  bound: '2.7',
  steps: 220,
  step: '.5',
}

/** Casts the ray of a pixel: answers coverage and leaves the point it met, with everything the surface needs of the camera. */
const castGlsl = ({ uv, across, bound, steps, step }: Casting): string => /* glsl */ `  vec2 uv=${uv};
  float zoom=camera_zoom,yaw=camera_yaw;
  vec3 target=vec3(camera_x,camera_y,0.),eye=target+vec3(0.,camera_height,6.2);
  vec3 forward=normalize(target-eye),right=normalize(cross(forward,vec3(0,1,0))),up=cross(right,forward);
  vec3 ray=normalize((uv.x*right+uv.y*up)*.245/zoom+forward);
  eye=turnY(eye,yaw);ray=turnY(ray,yaw);
  picture=vec4(0);ownLight=vec4(0);
  vec3 fromCentre=eye-vec3(0.,.15,0.);
  float b=dot(fromCentre,ray),h=b*b-dot(fromCentre,fromCentre)+${bound}*${bound};
  if(h<0.)return;
  h=sqrt(h);
  float t=-b-h,end=-b+h,pixel=.49/zoom/size.x*${across === 1 ? '' : `${num(across)}*`}1.2,closest=1e3,closestT=t;
  bool hit=false;
  for(int i=0;i<${steps};i++){
    float d=map(eye+ray*t),c=d/(pixel*t);
    if(c<closest&&t<end){closest=c;closestT=t;}
    if(d<.0003*t){hit=true;break;}
    t+=d*${step};
    if(t>end)break;
  }
  float alpha=hit?1.:clamp(1.-closest*.8,0.,1.);
  if(alpha<=0.)return;
`

const paintGlsl = /* glsl */ `  vec3 c,glow;
  shade(eye+ray*(hit?t:closestT),ray,c,glow);
  c=filmic(c*.68);
  c=clamp(mix(vec3(dot(c,vec3(.2126,.7152,.0722))),c,1.14),0.,1.);
  c=pow(c,vec3(1./2.2));
  picture=vec4(c*alpha,alpha);
  ownLight=vec4(clamp(glow*.5,0.,1.)*alpha,alpha);
}`

const library = readLibrary(shapesGlsl + noiseGlsl)

function assemble(sculpture: Sculpture, rig: LightRig, main: string): string {
  const surface = `${sculpture.toGlsl()}${lightingGlsl}void main(){\n${main}`
  const light = (name: string, value: string) => `const vec3 ${name}=${colour(value)};`
  return `#version 300 es
precision highp float;precision highp int;
layout(location=0) out vec4 picture;layout(location=1) out vec4 ownLight;
uniform vec2 size;uniform float camera_x,camera_y,camera_zoom,camera_yaw,camera_height;
${light('RIM', rig.rim)}${light('RIM2', rig.rim2)}${light('SKY', rig.sky)}${light('GROUND', rig.ground)}${light('FILL', rig.fill)}
${usedFunctions(library, surface)}
${surface}`
}

export const creatureFragment = (sculpture: Sculpture, rig: LightRig): string =>
  assemble(sculpture, rig, castGlsl(sculpture.warp ? moving : still) + paintGlsl)

/**
 * Red and green: the direction of the surface as the camera sees it, 0 to 1. Blue: depth, in sides of the picture, nearest 1, .5 over the
 * creature's middle. The second output says how far the point may sway, and whether it is an eyeball.
 * What sways is thin and away from head and trunk; feet stay. Only what the ray meets has full alpha.
 */
const reliefGlsl = ({ anatomy }: Creature): string => {
  const { headCentre: head, headRadii } = anatomy
  const girth = Math.min(headRadii[0], headRadii[1]) * 0.7
  const trunk = `capsule(p,vec3(0.,-.9,${num(head[2] * 0.4)}),${vec(head)},.36,${num(girth)})`
  const skull = `ellipsoid(p-${vec(head)},${vec(headRadii)})`
  return /* glsl */ `  picture=vec4(0.,0.,0.,alpha);
  if(!hit)return;
  vec3 p=eye+ray*t,n=turnY(normalAt(p),-yaw),seen=turnY(p,-yaw)-target;
  picture=vec4(dot(n,right)*.5+.5,dot(n,up)*.5+.5,clamp(.5-dot(seen,forward)*zoom/${num(2 * HALF_VIEW)},0.,1.),1.);
  float thick=0.;
  vec3 inwards=turnY(n,yaw);
  for(int i=1;i<12;i++)thick=max(thick,-map(p-inwards*.05*float(i)));
  float weight=smoothstep(.3,.12,thick)*smoothstep(0.,.5,min(${trunk},${skull}))*smoothstep(-.95,-.6,p.y);
  ownLight=vec4(weight,materialAt(p).coat<0.?1.:0.,0.,1.);
}`
}

export const reliefFragment = (creature: Creature): string =>
  assemble(creature.sculpture, creature.light, castGlsl(still) + reliefGlsl(creature))
