/** The picture of a creature on one mesh, with its shader. Its origin is between the feet. */
import { type Geometry, Mesh, Shader, Texture, UniformGroup } from 'pixi.js'
import type { Extent, Eye, Rect } from '../art/character-art.ts'
import { channels } from '../draw/palette.ts'
import type { Spot } from '../layout/layout.ts'
import { POSE_FRAME, shardGeometry, wholeGeometry } from './creature-geometry.ts'
import { creatureFragment, creatureVertex, EYES } from './creature-shader.ts'

const REST_FRAME: Rect = { x: 0, y: 0, w: 1, h: 1 }
const RIM = 0.022 // width of the dark edge as a share of the height
const FROST = { under: '#c4dcff', over: '#4a9aff', alpha: 0.62 } // tint of the skin, and cold light over it
const NONE = Texture.EMPTY.source
/** Leaves the colours of a picture unchanged. */
const PLAIN = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** Deformation of the mesh; lengths in units of the layout, angles in radians. */
export interface CreatureShape {
  stretch: Spot // scale
  shift: number // of the head to the side; the feet stay
  bend: number // angle of the whole body at its top, to the side that it faces
  nod: number // angle of the head alone
  twist: number // around its vertical axis
  sway: Spot // of the tips of the limbs
}

const makeLook = () =>
  new UniformGroup({
    uFeet: { value: new Float32Array([0.5, 1]), type: 'vec2<f32>' },
    uTall: { value: 1, type: 'f32' },
    uWide: { value: 1, type: 'f32' },
    uStretch: { value: new Float32Array([1, 1]), type: 'vec2<f32>' },
    uPosture: { value: new Float32Array(4), type: 'vec4<f32>' },
    uSway: { value: new Float32Array(2), type: 'vec2<f32>' },
    uShatter: { value: 0, type: 'f32' },
    uFromFrame: { value: new Float32Array([0, 0, 1, 1]), type: 'vec4<f32>' },
    uToFrame: { value: new Float32Array([0, 0, 1, 1]), type: 'vec4<f32>' },
    uIsRest: { value: new Float32Array([1, 1]), type: 'vec2<f32>' },
    uMix: { value: 1, type: 'f32' },
    uFaceFrame: { value: new Float32Array([0, 0, 1, 1]), type: 'vec4<f32>' },
    uFaceShown: { value: 0, type: 'f32' },
    uEyes: { value: new Float32Array(EYES * 4), type: 'vec4<f32>', size: EYES },
    uGaze: { value: new Float32Array(2), type: 'vec2<f32>' },
    uReliefShare: { value: 0, type: 'f32' },
    uColours: { value: new Float32Array(PLAIN), type: 'mat3x3<f32>' },
    uTint: { value: new Float32Array([1, 1, 1]), type: 'vec3<f32>' },
    uFrost: { value: new Float32Array(3), type: 'vec3<f32>' },
    uFlash: { value: 0, type: 'f32' },
    uGlare: { value: new Float32Array(3), type: 'vec3<f32>' },
    uGlareFrom: { value: new Float32Array([1, 0]), type: 'vec2<f32>' },
    uRim: { value: 0, type: 'f32' },
    uRimWidth: { value: 0, type: 'f32' },
  })

const lightOf = (colour: string) => channels(colour).map(value => value / 255)
const frameOf = ({ x, y, w, h }: Rect) => [x, y, w, h]

export class CreatureMesh extends Mesh<Geometry, Shader> {
  private readonly look: ReturnType<typeof makeLook>
  private side = 1 // of the picture at rest, in units
  private rest = NONE
  private hasRelief = false

  constructor() {
    const look = makeLook()
    super({
      geometry: wholeGeometry(),
      shader: Shader.from({
        gl: { vertex: creatureVertex, fragment: creatureFragment },
        resources: { uFrom: NONE, uTo: NONE, uFace: NONE, uRelief: NONE, look },
      }),
    })
    this.look = look
    this.eventMode = 'none'
    this.visible = false
  }

  /** Shows a creature at rest. Removes the poses and the relief of the former one. */
  dress(skin: Texture, extent: Extent, feet: number, tall: number, side: number): void {
    const { uniforms } = this.look
    const middle = (extent.left + extent.right) / 2
    this.side = side
    this.rest = skin.source
    this.scale.set(side)
    this.pivot.set(middle, feet)
    uniforms.uFeet.set([middle, feet])
    uniforms.uTall = feet - extent.top
    uniforms.uWide = extent.right - extent.left
    uniforms.uRimWidth = (tall * RIM) / side
    uniforms.uEyes.fill(0)
    this.showRelief(null)
    this.showFace(null)
    this.showPose(null, true)
    this.visible = true
  }

  undress(): void {
    this.rest = NONE
    this.showRelief(null)
    this.showFace(null)
    this.showPose(null, true)
    this.visible = false
  }

  /** @param pose picture of a pose; null shows the one at rest */
  showPose(pose: Texture | null, isImmediate = false): void {
    const { uniforms } = this.look
    if (!this.shader) return // destroyed while an animation still moves it
    const { resources } = this.shader
    const source = pose?.source ?? this.rest
    if (source === resources.uTo && !isImmediate) return
    uniforms.uFromFrame.set(uniforms.uToFrame)
    uniforms.uIsRest[0] = uniforms.uIsRest[1] ?? 1
    resources.uFrom = isImmediate ? source : resources.uTo
    resources.uTo = source
    uniforms.uToFrame.set(frameOf(pose ? POSE_FRAME : REST_FRAME))
    uniforms.uIsRest[1] = pose ? 0 : 1
    this.mix = isImmediate ? 1 : 0
  }

  /** Share of the present pose, 0–1; the rest is the former one. */
  set mix(share: number) {
    const { uniforms } = this.look
    if (uniforms.uMix === share) return
    uniforms.uMix = share
    this.shareRelief()
    this.onViewUpdate()
  }

  get mix(): number {
    return this.look.uniforms.uMix
  }

  /** @param relief normals, depth and weight of the limbs, for the picture at rest */
  showRelief(relief: Texture | null): void {
    if (this.shader) this.shader.resources.uRelief = relief?.source ?? NONE
    this.hasRelief = relief !== null
    this.shareRelief()
    this.onViewUpdate()
  }

  /** Draws a face over the picture at rest, without its surroundings. */
  showFace(face: Texture | null, rect: Rect = REST_FRAME): void {
    if (this.shader) this.shader.resources.uFace = face?.source ?? NONE
    this.look.uniforms.uFaceFrame.set(frameOf(rect))
    this.look.uniforms.uFaceShown = face ? 1 : 0
    this.onViewUpdate()
  }

  setEyes(eyes: readonly Eye[]): void {
    this.look.uniforms.uEyes.set(eyes.slice(0, EYES).flatMap(({ x, y, r }) => [x, y, r, 0]))
  }

  /** @param colours matrix of three rows, for red, green and blue */
  setColours(colours: readonly number[] = PLAIN): void {
    this.put(this.look.uniforms.uColours, ...colours)
  }

  /** @param gaze offset of the pupils in radii of an eye */
  setGaze(gaze: Spot): void {
    this.put(this.look.uniforms.uGaze, gaze.x, gaze.y)
  }

  setShape({ stretch, shift, bend, nod, twist, sway }: CreatureShape): void {
    const { uStretch, uPosture, uSway } = this.look.uniforms
    this.put(uStretch, stretch.x, stretch.y)
    this.put(uPosture, shift / this.side, bend, nod, twist)
    this.put(uSway, sway.x / this.side, sway.y / this.side)
  }

  set shatter(share: number) {
    if (share > 0) this.geometry = shardGeometry()
    this.look.uniforms.uShatter = share
    this.onViewUpdate()
  }

  get shatter(): number {
    return this.look.uniforms.uShatter
  }

  set flash(share: number) {
    this.look.uniforms.uFlash = share
    this.onViewUpdate()
  }

  get flash(): number {
    return this.look.uniforms.uFlash
  }

  set rim(share: number) {
    this.look.uniforms.uRim = share
    this.onViewUpdate()
  }

  get rim(): number {
    return this.look.uniforms.uRim
  }

  /** @param heat share of `hue` */
  setTint(heat: number, hue: string, isFrozen: boolean): void {
    const { uTint, uFrost } = this.look.uniforms
    const warm = Math.min(1, Math.max(0, heat))
    const [under, dye] = [lightOf(isFrozen ? FROST.under : '#ffffff'), lightOf(hue)]
    this.put(uTint, ...under.map((value, index) => value + ((dye[index] ?? 1) - value) * warm))
    this.put(uFrost, ...lightOf(FROST.over).map(value => (isFrozen ? value * FROST.alpha : 0)))
  }

  /** @param from direction to the light on the picture, clockwise from the right */
  setGlare(share: number, from: number, hue: string): void {
    const { uGlare, uGlareFrom } = this.look.uniforms
    this.put(uGlare, ...lightOf(hue).map(value => value * share))
    this.put(uGlareFrom, Math.cos(from), Math.sin(from))
  }

  override destroy(): void {
    const { shader } = this
    super.destroy()
    shader?.destroy()
  }

  /** A stage at rest is drawn again only after a change. */
  private put(uniform: Float32Array, ...values: number[]) {
    if (values.every((value, index) => uniform[index] === Math.fround(value))) return
    uniform.set(values)
    this.onViewUpdate()
  }

  /** Returns how much of the picture at rest is drawn, 0–1. */
  get restShare(): number {
    const { uIsRest, uMix } = this.look.uniforms
    const [from = 1, to = 1] = uIsRest
    return from + (to - from) * uMix
  }

  /** The relief fits only the picture at rest. */
  private shareRelief() {
    this.look.uniforms.uReliefShare = this.hasRelief ? this.restShare : 0
  }
}
