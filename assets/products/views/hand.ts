/** A hand that holds something flat upright, modelled like the creatures: fingers close around the left edge, the thumb lies on the right. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataUrl, type Studio, toSharp } from '../../browser/studio.ts'
import { type Camera, cameraUniforms, creatureFragment, HALF_VIEW } from '../../characters/fragment.ts'
import { capsule, cylinder, ellipsoid, tube } from '../../characters/glsl/solids.ts'
import { num, type Vec3 } from '../../characters/glsl/values.ts'
import { digest } from '../../characters/hashes.ts'
import { lightRigs } from '../../characters/lights.ts'
import { type Material, Sculpture } from '../../characters/sculpture.ts'

/** One unit of the hand's space is 60 mm, so that a palm is as wide as a grown person's. */
const MM_PER_UNIT = 60
const SIDE = 1000 // pixels of the drawing
const OVERSAMPLE = 1.5
const view: Camera = { x: 0, y: -0.1, zoom: 0.95, yaw: 0, height: 0.1 }

/** How large a millimetre stands in the drawing: what is held is drawn to the same scale. */
export const PIXELS_PER_MM = (SIDE * view.zoom) / (2 * HALF_VIEW) / MM_PER_UNIT

/** Left edge and middle of what is held, in pixels of the drawing. */
export const GRIP = { left: 327, middle: 367 }

const skin: Material = { colour: '#c8845c', rough: 0.6, softness: 0.9, coat: 0.12 }
const nail: Material = { colour: '#e8b394', rough: 0.3, softness: 0.7, coat: 0.6 }
const sleeve: Material = { colour: '#1f6a70', rough: 0.85, softness: 0.4, coat: 0.02 }
const cuff: Material = { colour: '#2c8188', rough: 0.7, softness: 0.5, coat: 0.05 }

/** Heights of the four fingers, from the index down. */
const fingers = [0.66, 0.36, 0.07, -0.19]

function fingerOf(hand: Sculpture, y: number, at: number): void {
  const r = [0.132, 0.138, 0.13, 0.112][at] ?? 0.12
  const knuckle: Vec3 = [-0.86, y + 0.03, -0.3]
  const tip: Vec3 = [-0.46 - 0.03 * at, y + 0.05, 0.17]
  hand.join(
    tube('p', [0.12, y - 0.3, -0.42], [-0.5, y - 0.06, -0.5], knuckle, r * 1.12, r * 1.04),
    skin,
    0.06,
  )
  hand.join(tube('p', knuckle, [-1.02, y + 0.08, 0.16], tip, r * 1.04, r * 0.86), skin, 0.05)
  hand.join(
    ellipsoid('p', [tip[0] - 0.05, tip[1] + 0.02, tip[2] + r * 0.74], [0.085, 0.062, 0.03]),
    nail,
    0.008,
  )
}

function handSculpture(): Sculpture {
  const hand = new Sculpture()
  hand.join(ellipsoid('p', [0.2, -0.5, -0.4], [0.72, 0.86, 0.26]), skin)
  hand.join(capsule('p', [0.22, -0.9, -0.42], [0.3, -2.2, -0.42], 0.42, 0.46), skin, 0.2)
  for (const [at, y] of fingers.entries()) fingerOf(hand, y, at)
  hand.join(tube('p', [0.42, -1.0, -0.24], [0.98, -0.66, -0.02], [0.82, -0.1, 0.14], 0.27, 0.19), skin, 0.14)
  hand.join(tube('p', [0.82, -0.1, 0.14], [0.78, 0.16, 0.24], [0.52, 0.36, 0.22], 0.19, 0.128), skin, 0.06)
  hand.join(ellipsoid('p', [0.53, 0.37, 0.33], [0.088, 0.074, 0.03]), nail, 0.008)
  hand.join(cylinder('p', [0.29, -1.86, -0.42], 0.36, 0.56, 0.08), sleeve, 0.02)
  hand.join(cylinder('p', [0.28, -1.5, -0.42], 0.06, 0.6, 0.05), cuff, 0.02)
  return hand
}

export interface Hand {
  behind: string // data URL of the whole hand
  before: string // thumb and fingertips, which lie over what is held
}

export async function drawHand(studio: Studio, cache: string): Promise<Hand> {
  const layer = async (only: 'all' | 'before') => {
    const hand = handSculpture()
    if (only === 'before') hand.carve(`p.z-${num(0.02)}`, skin, 0.01)
    const fragment = creatureFragment(hand, lightRigs.Oggetto)
    const file = join(cache, `large/hand-${only}-${digest(fragment)}.png`)
    if (existsSync(file)) return dataUrl(readFileSync(file))
    const side = SIDE * OVERSAMPLE
    const { picture } = await studio.draw(fragment, side, side, cameraUniforms(view), undefined, true)
    const drawn = await toSharp(picture).resize(SIDE, SIDE, { kernel: 'lanczos3' }).png().toBuffer()
    mkdirSync(join(cache, 'large'), { recursive: true })
    writeFileSync(file, drawn)
    return dataUrl(drawn)
  }
  return { behind: await layer('all'), before: await layer('before') }
}
