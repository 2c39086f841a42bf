/** The pictures of a creature, which load one after another: skin, glow, faces, relief, poses. */
import { Container, type DestroyOptions, Sprite, Texture } from 'pixi.js'
import type { Kit } from '../app/kit.ts'
import { doWhenIdle } from '../app/when-idle.ts'
import { artOf, type CreaturePart, poseParts } from '../art/art-addresses.ts'
import { type FaceName, fitCreature } from '../art/character-art.ts'
import type { CardSnapshot } from '../battle-snapshot.ts'
import type { CreaturePose } from '../choreography/actors.ts'
import { CREATURE_CANVAS, drawCreature } from '../draw/fallback-art.ts'
import { typeLooks } from '../draw/palette.ts'
import { seconds } from '../timing/durations.ts'
import { CreatureMesh, type CreatureShape } from './creature-mesh.ts'

const GLOW_BEND = 0.6 // share of the angle of a bent creature by which its glow turns around its feet

/** Faces for the poses whose pictures are not loaded. */
const poseFaces: Record<CreaturePose, FaceName | null> = {
  rest: null,
  coil: 'attack',
  strike: 'attack',
  hurt: 'hurt',
}

/** Its origin is between the feet. */
export class CreatureFigure extends Container {
  readonly mesh = new CreatureMesh()
  private readonly glow = new Sprite(Texture.EMPTY)
  private readonly faces = new Map<FaceName, Texture>()
  private slug = ''
  private heldImages: readonly string[] = [] // addresses of the images that leave the memory with this creature
  private seed = 0
  private ticked = 0
  private shownPose: CreaturePose = 'rest'
  private forced: FaceName | null = null
  private shownFace: FaceName | null = null
  private restFace: FaceName | null = null

  constructor(
    private readonly kit: Kit,
    private readonly tall: number,
  ) {
    super()
    this.glow.blendMode = 'add'
    this.addChild(this.mesh, this.glow)
  }

  dress(card: CardSnapshot | null): void {
    const slug = card?.slug ?? ''
    this.slug = slug
    this.faces.clear()
    this.shownFace = null
    this.restFace = card?.look?.face ?? null
    this.mesh.undress()
    this.mesh.setColours(card?.look?.colours)
    this.glow.texture = Texture.EMPTY
    this.hold(card ? this.imagesOf(card.slug) : [])
    if (!card) return
    this.seed = card.numero_carta
    this.load(slug, 'creature', texture => this.showSkin(card, texture))
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.hold([])
  }

  private hold(addresses: readonly string[]) {
    const { heldImages } = this
    this.heldImages = addresses
    this.kit.art.hold(addresses)
    this.kit.art.release(heldImages)
  }

  /** The images that only a creature on the stage draws. */
  private imagesOf(slug: string): string[] {
    const { faces, hasPoses } = this.kit.art.figureOf(slug)
    const parts: CreaturePart[] = [
      'glow',
      ...(Object.keys(faces) as FaceName[]),
      ...(hasPoses ? poseParts : []),
    ]
    return parts.map(part => artOf(slug, part))
  }

  /** A pose has its own picture; the face of another one is drawn until it has loaded. */
  set pose(pose: CreaturePose) {
    if (pose === this.shownPose) return
    this.shownPose = pose
    let isDrawn = false
    if (pose !== 'rest' && this.kit.art.figureOf(this.slug).hasPoses)
      this.load(this.slug, `pose-${pose}`, picture => {
        if (!picture || this.shownPose !== pose) return
        isDrawn = true
        this.showPose(picture)
      })
    if (!isDrawn) this.showPose(null)
  }

  get pose(): CreaturePose {
    return this.shownPose
  }

  /** Keeps a face until changed; null lets it blink again. */
  forceFace(face: FaceName | null): void {
    this.forced = face
    this.showFace(face)
  }

  blink(isClosed: boolean): void {
    if (!this.forced) this.showFace(isClosed ? 'blink' : null)
  }

  set shatter(share: number) {
    this.mesh.shatter = share
    this.glow.visible = share === 0
  }

  setShape(shape: CreatureShape): void {
    this.mesh.setShape(shape)
    this.glow.rotation = shape.bend * GLOW_BEND
  }

  tick(time: number): void {
    const passed = Math.max(0, time - this.ticked)
    this.ticked = time
    this.mesh.mix = Math.min(1, this.mesh.mix + passed / seconds('poseMix'))
    const light = this.kit.reducedMotion ? 0.35 : 0.35 + 0.12 * Math.sin(time * 1.9 + this.seed)
    this.glow.alpha = light * this.mesh.restShare // it is drawn for the picture at rest
  }

  private showSkin(card: CardSnapshot, texture: Texture | null) {
    const art = this.kit.art.figureOf(card.slug)
    const skin =
      texture ??
      this.kit.drawn.texture(
        `creature:${card.tipo}`,
        CREATURE_CANVAS,
        CREATURE_CANVAS,
        drawCreature(typeLooks[card.tipo]),
      )
    const { extent, side, middle, soles } = fitCreature(
      skin,
      texture ? art : { ...art, feet: 1, outline: null },
      this.tall,
    )
    this.mesh.dress(skin, extent, soles, this.tall * art.size, side)
    if (!texture) return
    this.mesh.setEyes(art.eyes)
    this.showFace(this.forced)
    const { slug } = card
    const addGlow = (glow: Texture | null) => {
      if (!glow) return
      this.glow.texture = glow
      this.glow.anchor.set(middle, soles)
      this.glow.setSize(side, side)
    }
    const jobs = [
      () => this.load(slug, 'glow', addGlow),
      ...(Object.keys(art.faces) as FaceName[]).map(
        name => () => this.load(slug, name, patch => patch && this.learnFace(name, patch)),
      ),
    ]
    if (art.hasPoses) jobs.push(() => this.load(slug, 'relief', relief => this.mesh.showRelief(relief)))
    doWhenIdle(jobs) // not needed for the opening, which a slow device would delay for them
  }

  /** Does nothing if another creature is shown by then. */
  private load(slug: string, part: CreaturePart, draw: (texture: Texture | null) => unknown) {
    const isShown = () => !this.destroyed && this.slug === slug
    if (isShown()) this.kit.art.use(artOf(slug, part), texture => isShown() && draw(texture))
  }

  private showPose(picture: Texture | null) {
    this.mesh.showPose(picture)
    this.forceFace(picture ? null : poseFaces[this.shownPose])
  }

  /** Applies a face that was requested before it had loaded. */
  private learnFace(name: FaceName, patch: Texture) {
    this.faces.set(name, patch)
    if (this.shownFace !== name) return
    this.shownFace = null
    this.showFace(name)
  }

  private showFace(requested: FaceName | null) {
    const name = requested ?? this.restFace
    if (name === this.shownFace) return
    this.shownFace = name
    const texture = name && this.faces.get(name)
    const rect = name && this.kit.art.figureOf(this.slug).faces[name]
    if (texture && rect) this.mesh.showFace(texture, rect)
    else this.mesh.showFace(null)
  }
}
