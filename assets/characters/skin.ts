/** Body colour: a gradient from shade to body, then a pattern, a belly patch and a blush, each painted by distance. */
import type { Creature } from './creature.ts'
import { ellipsoid } from './glsl/solids.ts'
import { type Colour, colour, mixed, num, ramp, type Vec3, vec } from './glsl/values.ts'

export interface SkinOptions {
  space?: string
  from?: number // height where the shade ends
  to?: number // height where the body colour is full
  belly?: { space?: string; centre: Vec3; radii: Vec3 }
  blush?: Vec3 // on the mirrored head
}

/** Reddens a colour around a point of the mirrored head. */
export const blushed = (base: Colour, centre: Vec3, tone = '#ff7a8a'): Colour =>
  `mix(${colour(base)},${colour(tone)},.5*smoothstep(.19,.03,length((hm-${vec(centre)})*vec3(1.,1.3,.8))))`

function patterned(c: Creature, base: Colour): Colour {
  const { pattern, patternScale, patternSeed = 1 } = c.options
  const { accent, dark } = c.palette
  if (pattern === 'spots')
    return mixed(base, accent, `smoothstep(.36,.31,spots(p*${num(patternScale ?? 3.2)}+${num(patternSeed)}))`)
  if (pattern === 'stripes')
    return mixed(
      base,
      dark,
      `.85*smoothstep(.25,.4,sin(p.y*${num(patternScale ?? 14)}+sin(p.x*5.+p.z*3.)*.9)-.25)*smoothstep(.3,-.2,p.z)`,
    )
  if (pattern === 'mottle')
    return mixed(base, dark, `.7*smoothstep(.46,.6,layeredNoise(p*${num(patternScale ?? 3.5)}))`)
  return base
}

export function skinColour(c: Creature, o: SkinOptions = {}): Colour {
  const space = o.space ?? 'p'
  let result: Colour = mixed(c.palette.shade, c.palette.body, ramp(o.from ?? -1, o.to ?? 0.3, `${space}.y`))
  result = patterned(c, result)
  if (o.belly) {
    const patch = ellipsoid(o.belly.space ?? space, o.belly.centre, o.belly.radii)
    result = mixed(result, c.palette.belly, `smoothstep(.05,-.05,${patch})`)
  }
  return o.blush ? blushed(result, o.blush, c.palette.blush) : result
}
