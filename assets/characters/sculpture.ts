/**
 * A sculpture is an ordered list of solids that melt into each other (join) or bite into what is there (carve),
 * each with a material. It writes two GLSL functions: `map` (distance) and `materialAt` (surface, blended at joints).
 */
import { type Colour, colour, num } from './glsl/values.ts'

export interface Material {
  colour: Colour
  rough?: number // 0 mirror … 1 chalk
  metal?: number // 0 or 1, between for painted metal
  softness?: number // light passing through, as in vinyl or petals
  coat?: number // clear varnish
  bump?: number // how strongly the sculpture's relief is felt
  emission?: Colour // own light, also feeds the glow picture
}

interface Step {
  kind: 'join' | 'carve'
  distance: string
  material: string
  softness: number
}

const materialGlsl = (m: Material): string =>
  `Material(${colour(m.colour)},${num(m.rough ?? 0.5)},${num(m.metal ?? 0)},${num(m.softness ?? 0.6)},` +
  `${num(m.coat ?? 0.25)},${num(m.bump ?? 0)},${m.emission ? colour(m.emission) : 'vec3(0)'})`

const preamble = /* glsl */ `
struct Material { vec3 colour; float rough, metal, softness, coat, bump; vec3 emission; };
Material blend(Material a, Material b, float w) {
  if (a.coat < 0. || b.coat < 0.) { if (w > .5) return b; return a; }
  return Material(mix(a.colour, b.colour, w), mix(a.rough, b.rough, w), mix(a.metal, b.metal, w),
    mix(a.softness, b.softness, w), mix(a.coat, b.coat, w), mix(a.bump, b.bump, w), mix(a.emission, b.emission, w));
}
vec4 eyeColour(vec3 q, vec3 facing, float iris, float pupil, vec3 irisColour, float slit);
`

export class Sculpture {
  relief = '0.' // GLSL height read by bump
  warp = '' // GLSL function `posed`, from a point of the posed creature to the creature at rest
  private readonly steps: Step[] = []
  private readonly spaces: string[] = []
  private readonly functions: string[] = []
  private names = 0

  /** Declares a named point space; answers its name. */
  space(name: string, expression: string): string {
    this.spaces.push(`vec3 ${name}=${expression};`)
    return name
  }

  scalar(name: string, expression: string): string {
    this.spaces.push(`float ${name}=${expression};`)
    return name
  }

  /** An unused name, for spaces made in loops. */
  fresh(prefix: string): string {
    this.names += 1
    return `${prefix}${this.names}`
  }

  join(distance: string, material: Material, softness = 0.02): this {
    this.steps.push({ kind: 'join', distance, material: materialGlsl(material), softness })
    return this
  }

  /** As join, with a Material already written in GLSL (eyes). */
  joinRaw(distance: string, material: string, softness: number): this {
    this.steps.push({ kind: 'join', distance, material, softness })
    return this
  }

  carve(distance: string, material: Material, softness = 0.03): this {
    this.steps.push({ kind: 'carve', distance, material: materialGlsl(material), softness })
    return this
  }

  /** Declares a flat polygon as a GLSL function of vec2; answers its name. */
  polygon(points: readonly (readonly [number, number])[]): string {
    const name = this.fresh('polygon')
    const edges = points.map((q, i) => {
      const r = points[(i + points.length - 1) % points.length]!
      return (
        `e=vec2(${num(r[0] - q[0])},${num(r[1] - q[1])});w=p-vec2(${num(q[0])},${num(q[1])});` +
        'b=w-e*clamp(dot(w,e)/dot(e,e),0.,1.);d=min(d,dot(b,b));' +
        `k=bvec3(w.y>=0.,p.y<${num(r[1])},e.x*w.y>e.y*w.x);if(all(k)||all(not(k)))s=-s;`
      )
    })
    this.functions.push(
      `float ${name}(vec2 p){float d=1e5,s=1.;vec2 e,w,b;bvec3 k;${edges.join('')}return s*sqrt(d);}`,
    )
    return name
  }

  toGlsl(): string {
    const enter = this.warp ? 'p=posed(p);' : ''
    const spaces = `${enter}vec3 m=vec3(abs(p.x),p.yz);float side=p.x<0.?-1.:1.;${this.spaces.join('')}`
    return [
      preamble,
      ...(this.warp ? [this.warp] : []),
      ...this.functions,
      `float map(vec3 p){${spaces}float d=1e3,t;\n${this.steps.map(distanceGlsl).join('\n')}\nreturn d;}`,
      `float relief(vec3 p){${enter}return ${this.relief};}`,
      `Material materialAt(vec3 p){${spaces}float d=1e3,t,w;Material a=Material(vec3(.5),.5,0.,0.,0.,0.,vec3(0));`,
      `${this.steps.map(surfaceGlsl).join('\n')}\nreturn a;}`,
    ].join('\n')
  }
}

const distanceGlsl = (s: Step): string =>
  s.kind === 'join'
    ? `d=smoothMin(d,${s.distance},${num(s.softness)});`
    : `d=smoothMax(d,-(${s.distance}),${num(s.softness)});`

function surfaceGlsl(s: Step): string {
  const width = num(Math.max(s.softness, 0.006))
  const [sign, melt] = s.kind === 'join' ? ['+', 'smoothMin'] : ['-', 'smoothMax']
  const value = s.kind === 'join' ? s.distance : `-(${s.distance})`
  return (
    `t=${value};w=clamp(.5${sign}.5*(d-t)/${width},0.,1.);d=${melt}(d,t,${num(s.softness)});` +
    `if(w>.001)a=blend(a,${s.material},w);`
  )
}
