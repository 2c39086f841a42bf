/**
 * Pointer input on the pack table: flick the row, rotate the pack in the hand, tear along its top, tap cards. It
 * changes poses during a press and reports the rest as gestures. The picture decides what happens.
 */
import { gsap } from 'gsap'
import type { Container, FederatedPointerEvent } from 'pixi.js'
import { ease } from '../../timing/easings.ts'
import { FACE_RATIO, isRing, PACK_RATIO, rowOffset, rowStep } from './packs-layout.ts'
import type { PacksGesture, PacksPicture } from './packs-picture.ts'
import type { PacksScene } from './packs-scene.ts'
import { packPose } from './poses.ts'

const TAP = 9 // maximum movement of a tap in units
const STEP = 178 // units from one pack of the row to the next
const ENOUGH = 0.6 // progress of a tear from which the rest follows automatically
const TEAR_REACH = 0.3 // share of the pack's height from its top in which a press takes the strip
const AIR = 34 // units above the pack that belong to the strip too
const TURN = Math.PI * 0.9 // radians for a drag as wide as the pack
const FLICK = 90 // ms for which the row continues at the speed of the release
const BACK = 0.22 // seconds

type Grip = 'row' | 'turn' | 'tear' | 'tap'

interface Finger {
  grip: Grip
  startX: number
  startY: number
  x: number
  y: number
  speed: number // units per millisecond
  at: number // ms
  turn: number // rotation of the pack at the start of the press
  far: number // maximum distance from the start of the press
}

export class PacksHands {
  private finger: Finger | null = null

  constructor(
    private readonly stage: Container,
    private readonly scene: () => PacksScene,
    private readonly ask: (gesture: PacksGesture) => void,
    private readonly reducedMotion: boolean,
  ) {
    stage.on('pointerdown', this.down)
    stage.on('globalpointermove', this.move)
    stage.on('pointerup', this.up)
    stage.on('pointerupoutside', this.up)
    stage.on('pointercancel', this.cancel)
  }

  /** Ends the current gesture because another picture is shown. */
  release(): void {
    this.finger = null
  }

  destroy(): void {
    this.stage.removeAllListeners()
  }

  private spot(event: FederatedPointerEvent) {
    const { unit } = this.scene().plan
    return { x: event.globalX / unit, y: event.globalY / unit }
  }

  private readonly down = (event: FederatedPointerEvent): void => {
    const scene = this.scene()
    const { picture } = scene
    if (!picture || this.finger) return
    const { x, y } = this.spot(event)
    const grip = gripAt(scene, picture, x, y)
    const pose = scene.packs[picture.chosen]?.pose
    if (pose) gsap.killTweensOf(pose)
    gsap.killTweensOf(scene.touch)
    this.finger = {
      grip,
      startX: x,
      startY: y,
      x,
      y,
      speed: 0,
      at: event.timeStamp,
      turn: pose?.turn ?? 0,
      far: 0,
    }
    if (grip === 'tear' && pose) {
      scene.touch.side = x < pose.x ? 'left' : 'right'
      gsap.to(pose, { turn: 0, nod: 0, duration: 0.12 })
    }
  }

  private readonly move = (event: FederatedPointerEvent): void => {
    const scene = this.scene()
    const { picture } = scene
    const { x, y } = this.spot(event)
    scene.touch.lean = (x / scene.plan.width) * 2 - 1
    const { finger } = this
    if (!finger || !picture) return
    const passed = Math.max(1, event.timeStamp - finger.at)
    finger.speed = (x - finger.x) / passed
    Object.assign(finger, { x, y, at: event.timeStamp })
    finger.far = Math.max(finger.far, Math.hypot(x - finger.startX, y - finger.startY))
    const pose = scene.packs[picture.chosen]?.pose
    if (!pose) return
    if (finger.grip === 'row') this.dragRow(picture, x - finger.startX)
    else if (finger.grip === 'turn') {
      pose.turn = finger.turn + ((x - finger.startX) / pose.w) * TURN
      pose.nod = Math.max(-0.35, Math.min(0.35, ((y - finger.startY) / pose.w) * 0.7))
    } else if (finger.grip === 'tear') {
      const way = scene.touch.side === 'left' ? x - finger.startX : finger.startX - x
      pose.tear = Math.max(0, Math.min(1, way / (pose.w * 0.9)))
    }
  }

  private readonly up = (event: FederatedPointerEvent): void => {
    this.move(event)
    const { finger } = this
    const scene = this.scene()
    const { picture } = scene
    this.finger = null
    if (!finger || !picture) return
    const isTap = finger.far < TAP
    if (finger.grip === 'tear') this.endTear(isTap)
    else if (finger.grip === 'turn') this.endTurn(finger)
    else if (finger.grip === 'row' && !isTap) this.endRow(picture, finger)
    else if (isTap) this.tap(scene, picture, finger)
  }

  private readonly cancel = (): void => {
    const { finger } = this
    this.finger = null
    const { picture } = this.scene()
    if (!finger || !picture) return
    if (finger.grip === 'row') this.endRow(picture, { ...finger, x: finger.startX, speed: 0 })
    else if (finger.grip === 'tear') this.endTear(true)
    else this.endTurn(finger)
  }

  private dragRow(picture: PacksPicture, way: number) {
    const scene = this.scene()
    const last = picture.packs.length - 1
    const targetIndex = way / STEP
    const far = isRing(picture.packs.length) ? Number.POSITIVE_INFINITY : 0
    const ends = [picture.chosen - last - far, picture.chosen + far] as const // limits of the row in both directions
    const over =
      targetIndex < ends[0] ? targetIndex - ends[0] : targetIndex > ends[1] ? targetIndex - ends[1] : 0
    scene.touch.drag = targetIndex - over * 0.7
    for (const [index, { pose }] of scene.packs.entries())
      Object.assign(pose, packPose(picture, scene.plan, index, scene.touch.drag))
  }

  private endRow(picture: PacksPicture, { x, startX, speed }: Finger) {
    const scene = this.scene()
    const carried = (x - startX + speed * FLICK) / STEP
    const index = rowStep(picture.chosen, -Math.round(carried), picture.packs.length)
    scene.touch.drag = 0
    if (index !== picture.chosen) return this.ask({ type: 'choose', index })
    for (const [at, { pose }] of scene.packs.entries())
      gsap.to(pose, { ...packPose(picture, scene.plan, at), duration: BACK, ease: ease.out })
  }

  /** Ends with front or back, whichever is nearer in the direction of the rotation. */
  private endTurn({ speed }: Finger) {
    const scene = this.scene()
    const pose = scene.packs[scene.picture?.chosen ?? 0]?.pose
    if (!pose) return
    const carried = pose.turn + ((speed * FLICK) / pose.w) * TURN
    gsap.to(pose, {
      turn: Math.round(carried / Math.PI) * Math.PI,
      nod: 0,
      duration: BACK * 2.2,
      ease: ease.out,
    })
  }

  private endTear(isTap: boolean) {
    const scene = this.scene()
    const pose = scene.packs[scene.picture?.chosen ?? 0]?.pose
    if (!pose) return
    if (!isTap && pose.tear > ENOUGH) return this.ask({ type: 'tear' })
    gsap.to(pose, { tear: 0, duration: this.reducedMotion ? 0.01 : BACK, ease: ease.out })
  }

  private tap(scene: PacksScene, picture: PacksPicture, { x, y }: Finger) {
    if (picture.phase === 'carousel') {
      const far = (one: number) => Math.abs(rowOffset(one, picture.chosen, picture.packs.length))
      const order = [...scene.packs.keys()].sort((a, b) => far(a) - far(b))
      const index = order.find(candidate => {
        const pose = scene.packs[candidate]?.pose
        return pose && pose.alpha > 0.3 && isOn(pose, PACK_RATIO, x, y)
      })
      if (index !== undefined)
        this.ask(index === picture.chosen ? { type: 'pick' } : { type: 'choose', index })
      return
    }
    if (picture.phase === 'fan' && picture.hero !== null) return this.ask({ type: 'go-on' })
    const at = scene.cards.findIndex(({ pose }) => isOn(pose, FACE_RATIO, x, y))
    if (at < 0) return
    if (picture.phase === 'result') this.ask({ type: 'inspect', at })
    else this.ask({ type: 'turn', at })
  }
}

function gripAt(scene: PacksScene, picture: PacksPicture, x: number, y: number): Grip {
  if (picture.phase === 'carousel') return 'row'
  if (picture.phase !== 'hand') return 'tap'
  const pose = scene.packs[picture.chosen]?.pose
  if (!pose || picture.isWaiting) return 'turn'
  const h = pose.w * PACK_RATIO
  const top = pose.y - h / 2
  const onStrip = y > top - AIR && y < top + h * TEAR_REACH && Math.abs(x - pose.x) < pose.w * 0.85
  return onStrip && Math.cos(pose.turn) > 0.5 ? 'tear' : 'turn'
}

/** Returns true if a point is inside a tilted object. */
function isOn(
  pose: { x: number; y: number; w: number; tilt: number },
  ratio: number,
  x: number,
  y: number,
): boolean {
  const angle = (-pose.tilt * Math.PI) / 180
  const [dx, dy] = [x - pose.x, y - pose.y]
  const along = dx * Math.cos(angle) - dy * Math.sin(angle)
  const across = dx * Math.sin(angle) + dy * Math.cos(angle)
  return Math.abs(along) < pose.w / 2 && Math.abs(across) < (pose.w * ratio) / 2
}
