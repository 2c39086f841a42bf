import { Container, FillGradient, Graphics, Sprite } from 'pixi.js'
import type { BattlePicture, CardPicture } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout } from '../../layout.ts'
import { paintGlow, paintRays } from '../../paint/fx-art.ts'
import { hash } from '../../paint/noise.ts'
import { paintRingBrass, RING_SIZE } from '../../paint/ring-art.ts'
import { cardsOf } from '../../script.ts'
import { displayText, fitWidth } from '../../text.ts'
import { Toy } from './toy.ts'

const RAYS = 512
const COMPANIONS = 2
const CONFETTI = 34
const CONFETTI_COLOURS = ['#ffc107', '#4fb8b4', '#e5482f', '#fff0c8', '#a85cf0']

/** The end: the word over the table, the survivors on the ring, rays for the winner, dusk for the loser. */
export class OutcomeView extends Container {
  readonly toys: Toy[] = []
  readonly word = new Container()
  readonly confetti: Sprite[] = []
  private rays: Sprite | null = null
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly layout: BattleLayout,
  ) {
    super()
    this.visible = false
  }

  show(picture: BattlePicture): void {
    const { outcome } = picture
    this.visible = outcome !== null
    const key = outcome ? `${outcome}:${picture.words.victory}:${picture.own.active?.slug}` : ''
    if (key === this.drawn) return
    this.drawn = key
    this.clear()
    if (!outcome) return
    const won = outcome === 'win'
    this.addGround(won)
    this.addToys(won ? cardsOf(picture.own) : cardsOf(picture.rival))
    this.addWord(won ? picture.words.victory : picture.words.defeat, won)
    if (won && !this.kit.calm) this.addConfetti()
  }

  tick(seconds: number): void {
    for (const toy of this.toys) toy.tick(seconds)
    if (this.rays && !this.kit.calm) this.rays.rotation = seconds * 0.05
  }

  private clear() {
    this.toys.length = 0
    this.confetti.length = 0
    this.rays = null
    for (const child of this.removeChildren()) if (child !== this.word) child.destroy({ children: true })
    for (const child of this.word.removeChildren()) child.destroy()
  }

  private addGround(won: boolean) {
    const { width, height, outcome } = this.layout
    const scrim = new Graphics()
      .rect(-50, -50, width + 100, height + 100)
      .fill({ color: won ? '#140c06' : '#070504', alpha: won ? 0.72 : 0.86 })
    scrim.eventMode = 'static'
    this.addChild(scrim)
    const glow = new Sprite(this.kit.paints.texture('glow', 128, 128, paintGlow(128)))
    glow.anchor.set(0.5)
    glow.setSize(outcome.hero * 5, outcome.hero * 3)
    glow.position.set(outcome.x, outcome.floor - outcome.hero * 0.4)
    glow.tint = won ? '#ffb03a' : '#2a4a5a'
    glow.blendMode = 'add'
    glow.alpha = won ? 0.5 : 0.28
    this.addChild(glow)
    if (won) {
      this.rays = new Sprite(this.kit.paints.texture('rays', RAYS, RAYS, paintRays(RAYS, 5)))
      this.rays.anchor.set(0.5)
      this.rays.setSize(outcome.hero * 4.6, outcome.hero * 4.6)
      this.rays.position.set(outcome.x, outcome.floor - outcome.hero * 0.52)
      this.rays.tint = '#ffcf6a'
      this.rays.blendMode = 'add'
      this.rays.alpha = 0.4
      this.addChild(this.rays)
    }
    const ring = this.kit.paints.sprite('ring', RING_SIZE, RING_SIZE, paintRingBrass)
    ring.anchor.set(0.5)
    ring.setSize(outcome.ring.rx * 2.16, outcome.ring.ry * 2.16)
    ring.position.set(outcome.x, outcome.floor - outcome.ring.ry * 0.12)
    ring.tint = won ? '#ffffff' : '#6a5a48'
    this.addChild(ring)
  }

  private addToys(cards: CardPicture[]) {
    const standing = cards.filter(card => !card.defeated).slice(0, COMPANIONS + 1)
    const { outcome } = this.layout
    const [hero, ...companions] = standing
    companions.forEach((card, index) => {
      const side = index === 0 ? -1 : 1
      this.addToy(
        card,
        outcome.x + side * outcome.hero * 0.74,
        outcome.floor + outcome.hero * 0.04,
        outcome.hero * 0.56,
        side > 0,
      )
    })
    if (hero) this.addToy(hero, outcome.x, outcome.floor, outcome.hero, false)
  }

  private addToy(card: CardPicture, x: number, y: number, h: number, facesLeft: boolean) {
    const toy = new Toy(this.kit, { x, y, h }, facesLeft)
    toy.wear(card)
    this.toys.push(toy)
    this.addChild(toy)
  }

  private addWord(word: string, won: boolean) {
    const size = this.layout.outcome.hero * 0.3
    const text = displayText(this.kit.sharpness, word, {
      size,
      fill: won ? gilt() : '#d9c6a5',
      outline: size * 0.2,
      outlineColour: won ? '#2e1400' : '#0d0907',
      shadow: 10,
    })
    fitWidth(text, this.layout.outcome.room)
    text.anchor.set(0.5)
    this.word.position.set(this.layout.outcome.x, this.layout.outcome.word)
    this.word.addChild(text)
    this.addChild(this.word)
  }

  private addConfetti() {
    const piece = this.kit.paints.texture('confetti', 8, 11, ctx => {
      ctx.fillStyle = '#fff'
      ctx.fillRect(0, 0, 8, 11)
    })
    for (let i = 0; i < CONFETTI; i++) {
      const sprite = new Sprite(piece)
      sprite.anchor.set(0.5)
      sprite.tint = CONFETTI_COLOURS[i % CONFETTI_COLOURS.length]!
      sprite.scale.set(0.6 + hash(i) * 0.6)
      sprite.position.set(
        this.layout.width * (0.08 + 0.84 * hash(i * 3 + 1)),
        this.layout.height * (0.12 + 0.75 * hash(i * 5 + 2)),
      )
      sprite.rotation = hash(i * 7) * Math.PI
      sprite.skew.x = hash(i * 11) * 0.5
      this.confetti.push(sprite)
      this.addChild(sprite)
    }
  }
}

const gilt = () =>
  new FillGradient({
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    colorStops: [
      { offset: 0.1, color: '#fffbe0' },
      { offset: 0.45, color: '#ffd35a' },
      { offset: 0.7, color: '#e08a00' },
      { offset: 0.95, color: '#fff0a8' },
    ],
    textureSpace: 'local',
  })
