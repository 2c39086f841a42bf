/** The picture of one creature: a sculpture, a light rig and a camera become one fragment shader with two outputs (colour, own light). */
import { lightingGlsl } from './glsl/lighting.ts'
import { noiseGlsl } from './glsl/noise.ts'
import { shapesGlsl } from './glsl/shapes.ts'
import { readLibrary, usedFunctions } from './glsl/used.ts'
import { colour } from './glsl/values.ts'
import type { LightRig } from './lights.ts'
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

const mainGlsl = /* glsl */ `void main(){
  vec2 uv=(gl_FragCoord.xy*2.-size)/size.x;
  float zoom=camera_zoom,yaw=camera_yaw;
  vec3 target=vec3(camera_x,camera_y,0.),eye=target+vec3(0.,camera_height,6.2);
  vec3 forward=normalize(target-eye),right=normalize(cross(forward,vec3(0,1,0))),up=cross(right,forward);
  vec3 ray=normalize((uv.x*right+uv.y*up)*.245/zoom+forward);
  eye=turnY(eye,yaw);ray=turnY(ray,yaw);
  picture=vec4(0);ownLight=vec4(0);
  vec3 fromCentre=eye-vec3(0.,.15,0.);
  float b=dot(fromCentre,ray),h=b*b-dot(fromCentre,fromCentre)+2.2*2.2;
  if(h<0.)return;
  h=sqrt(h);
  float t=-b-h,end=-b+h,pixel=.49/zoom/size.x*1.2,closest=1e3,closestT=t;
  bool hit=false;
  for(int i=0;i<120;i++){
    float d=map(eye+ray*t),c=d/(pixel*t);
    if(c<closest&&t<end){closest=c;closestT=t;}
    if(d<.0003*t){hit=true;break;}
    t+=d*.82;
    if(t>end)break;
  }
  float alpha=hit?1.:clamp(1.-closest*.8,0.,1.);
  if(alpha<=0.)return;
  vec3 c,glow;
  shade(eye+ray*(hit?t:closestT),ray,c,glow);
  c=filmic(c*.68);
  c=clamp(mix(vec3(dot(c,vec3(.2126,.7152,.0722))),c,1.14),0.,1.);
  c=pow(c,vec3(1./2.2));
  picture=vec4(c*alpha,alpha);
  ownLight=vec4(clamp(glow*.5,0.,1.)*alpha,alpha);
}`

const library = readLibrary(shapesGlsl + noiseGlsl)

export function creatureFragment(sculpture: Sculpture, rig: LightRig): string {
  const surface = sculpture.toGlsl() + lightingGlsl + mainGlsl
  const light = (name: string, value: string) => `const vec3 ${name}=${colour(value)};`
  return `#version 300 es
precision highp float;precision highp int;
layout(location=0) out vec4 picture;layout(location=1) out vec4 ownLight;
uniform vec2 size;uniform float camera_x,camera_y,camera_zoom,camera_yaw,camera_height;
${light('RIM', rig.rim)}${light('RIM2', rig.rim2)}${light('SKY', rig.sky)}${light('GROUND', rig.ground)}${light('FILL', rig.fill)}
${usedFunctions(library, surface)}
${surface}`
}
