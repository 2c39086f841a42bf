import { Container, FillGradient, Graphics, Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { displayText, fitWidth } from '../../art/text.ts'
import type { BattleSnapshot, CardSnapshot } from '../../battle-snapshot.ts'
import { cardsOf } from '../../choreography/script.ts'
import { drawGlow, drawRays } from '../../draw/fx-art.ts'
import { hash } from '../../draw/noise.ts'
import { mixed, shopColours } from '../../draw/palette.ts'
import { RING_SIDE, ringTexture } from '../../draw/ring-art.ts'
import type { BattleLayout } from '../../layout/layout.ts'
import { Creature } from '../../pieces/creature.ts'

type Outcome = NonNullable<BattleSnapshot['outcome']>

interface Mood {
  scrim: string
  dark: number // opacity over the table
  glow: string
  light: number
  brass: string // tint of the ring
  tired: boolean // the creatures sit with their eyes closed
}

const moods: Record<Outcome, Mood> = {
  win: { scrim: '#140c06', dark: 0.72, glow: '#ffb03a', light: 0.5, brass: '#ffffff', tired: false },
  lose: { scrim: '#070504', dark: 0.82, glow: '#2a4a5a', light: 0.34, brass: '#6a5a48', tired: true },
  spare: { scrim: '#0c0a0a', dark: 0.8, glow: '#c9b38a', light: 0.42, brass: '#c9b38a', tired: false },
}

const DUSK = '#8a94a8' // tint of the losing creatures
const RAYS = 512
const COMPANIONS = 2
const LOSER_SCALE = 0.84 // height of a loser as a share of its usual height
const LOSER_HALF = 0.68 // half the width of a loser as a share of its height
const CONFETTI = 72
const confettiColours = () => [
  shopColours.secondaryMark,
  shopColours.primaryGlow,
  '#e5482f',
  '#fff0c8',
  '#a85cf0',
]

/**
 * The end of a battle: a winner's remaining creatures in rays and confetti; a loser's creatures sitting in dim light;
 * at a spare both sides' last creatures next to each other between both colours.
 */
export class OutcomeView extends Container {
  readonly creatures: Creature[] = []
  readonly beaten: Creature[] = []
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

  get size() {
    return this.layout
  }

  get hero(): number {
    return this.layout.outcome.hero
  }

  show(picture: BattleSnapshot): void {
    const outcome = moodOf(picture)
    this.visible = outcome !== null
    const word = picture.outcome ? wordOf(picture, picture.outcome) : ''
    const key = outcome ? `${outcome}:${word}:${picture.own.active?.slug}` : ''
    if (key === this.drawn) return
    this.drawn = key
    this.clear()
    if (!outcome) return
    this.addGround(outcome)
    this.addCreatures(outcome, picture)
    this.addWord(word, outcome === 'win')
    if (outcome === 'win' && !this.kit.reducedMotion) this.addConfetti()
  }

  tick(seconds: number): void {
    for (const creature of [...this.creatures, ...this.beaten]) creature.tick(seconds)
    if (this.rays && !this.kit.reducedMotion) this.rays.rotation = seconds * 0.05
  }

  private clear() {
    this.creatures.length = 0
    this.beaten.length = 0
    this.confetti.length = 0
    this.rays = null
    for (const child of this.removeChildren()) if (child !== this.word) child.destroy({ children: true })
    for (const child of this.word.removeChildren()) child.destroy()
  }

  private addGround(outcome: Outcome) {
    const { width, height, outcome: spot } = this.layout
    const mood = moods[outcome]
    const scrim = new Graphics()
      .rect(-50, -50, width + 100, height + 100)
      .fill({ color: mood.scrim, alpha: mood.dark })
    scrim.eventMode = 'static'
    this.addChild(scrim)
    const middle = spot.floor - spot.hero * 0.4
    if (outcome === 'spare') {
      this.addGlow(shopColours.primaryGlow, spot.x - spot.hero * 0.7, middle, mood.light)
      this.addGlow(shopColours.rival, spot.x + spot.hero * 0.7, middle, mood.light)
    } else this.addGlow(mood.glow, spot.x, middle, mood.light)
    if (outcome === 'win') this.addRays()
    const ring = new Sprite(ringTexture(this.kit.drawn, 'brass', spot.ring.rx))
    ring.anchor.set(0.5)
    ring.setSize(spot.ring.rx * RING_SIDE, spot.ring.ry * RING_SIDE)
    ring.position.set(spot.x, spot.floor - spot.ring.ry * 0.12)
    ring.tint = mood.brass
    this.addChild(ring)
  }

  private addGlow(tint: string, x: number, y: number, alpha: number) {
    const { hero } = this.layout.outcome
    const glow = new Sprite(this.kit.drawn.texture('glow', 128, 128, drawGlow(128)))
    glow.anchor.set(0.5)
    glow.setSize(hero * 4.4, hero * 2.8)
    glow.position.set(x, y)
    glow.tint = tint
    glow.blendMode = 'add'
    glow.alpha = alpha
    this.addChild(glow)
  }

  private addRays() {
    const { hero, x, floor } = this.layout.outcome
    const rays = new Sprite(this.kit.drawn.texture('rays', RAYS, RAYS, drawRays(RAYS, 5)))
    rays.anchor.set(0.5)
    rays.setSize(hero * 4.6, hero * 4.6)
    rays.position.set(x, floor - hero * 0.52)
    rays.tint = '#ffcf6a'
    rays.blendMode = 'add'
    rays.alpha = 0.4
    this.rays = rays
    this.addChild(rays)
  }

  private addCreatures(outcome: Outcome, picture: BattleSnapshot) {
    const { own, rival } = picture
    const { x, floor, hero } = this.layout.outcome
    if (outcome === 'spare') {
      const [left, right] = [lastOf(cardsOf(own)), lastOf(cardsOf(rival))]
      if (left) this.addCreature(left, x - hero * 0.42, floor, hero * 0.86, false)
      if (right) this.addCreature(right, x + hero * 0.42, floor, hero * 0.86, true)
      return
    }
    const isRivals = picture.isWatched && picture.outcome === 'lose'
    const cards = cardsOf(isRivals ? rival : own)
    if (outcome === 'win') this.addBeaten(cardsOf(isRivals ? own : rival))
    const visibleCards = outcome === 'win' ? cards.filter(card => !card.defeated) : cards
    const [first, ...companions] = visibleCards.slice(0, COMPANIONS + 1)
    companions.forEach((card, index) => {
      const side = index === 0 ? -1 : 1
      this.addCreature(card, x + side * hero * 0.74, floor + hero * 0.04, hero * 0.56, side > 0)
    })
    if (first) this.addCreature(first, x, floor, hero * (outcome === 'lose' ? 0.82 : 1), false)
    if (moods[outcome].tired) for (const creature of this.creatures) tire(creature)
  }

  /** The losers behind the winner, in the dark. */
  private addBeaten(cards: CardSnapshot[]) {
    const { x, floor, hero } = this.layout.outcome
    cards.slice(0, COMPANIONS).forEach((card, index) => {
      const side = index === 0 ? 1 : -1
      const h = hero * 0.4
      const reach = Math.min(hero * 1.02, x - h * LOSER_HALF) // inside the area that the panel leaves free
      const spot = { x: x + side * reach, y: floor - hero * 0.3, h }
      const creature = this.standUp(card, spot, side > 0)
      creature.scale.y = LOSER_SCALE
      tire(creature)
      this.beaten.push(creature)
    })
  }

  private addCreature(card: CardSnapshot, x: number, y: number, h: number, facesLeft: boolean) {
    this.creatures.push(this.standUp(card, { x, y, h }, facesLeft))
  }

  private standUp(
    card: CardSnapshot,
    spot: { x: number; y: number; h: number },
    facesLeft: boolean,
  ): Creature {
    const creature = new Creature(this.kit, spot, facesLeft)
    creature.showCard({ ...card, statuses: [] })
    return this.addChild(creature)
  }

  private addWord(word: string, isGilt: boolean) {
    const size = this.layout.outcome.hero * 0.3
    const text = displayText(this.kit.sharpness, word, {
      size,
      fill: isGilt ? gilt() : '#d9c6a5',
      outline: size * 0.2,
      outlineColour: isGilt ? '#2e1400' : '#0d0907',
      shadow: 10,
    })
    fitWidth(text, this.layout.outcome.room)
    text.anchor.set(0.5)
    this.word.position.set(this.layout.outcome.x, this.layout.outcome.word)
    this.word.addChild(text)
    this.addChild(this.word)
  }

  private addConfetti() {
    const piece = this.kit.drawn.texture('confetti', 8, 11, ctx => {
      ctx.fillStyle = '#fff'
      ctx.fillRect(0, 0, 8, 11)
    })
    const colours = confettiColours()
    for (let i = 0; i < CONFETTI; i++) {
      const sprite = new Sprite(piece)
      sprite.anchor.set(0.5)
      sprite.tint = colours[i % colours.length]!
      sprite.scale.set(0.9 + hash(i) * 0.6)
      sprite.position.set(
        this.layout.width * (0.08 + 0.84 * hash(i * 3 + 1)),
        this.layout.height * (0.12 + 0.75 * hash(i * 5 + 2)),
      )
      sprite.rotation = hash(i * 7) * Math.PI
      sprite.alpha = 0 // visible only while it falls
      sprite.skew.x = hash(i * 11) * 0.5
      this.confetti.push(sprite)
      this.addChild(sprite)
    }
  }
}

function tire(creature: Creature) {
  creature.closeEyes()
  creature.tint = DUSK
}

/** A spectator sees the winner of either side. */
const moodOf = ({ outcome, isWatched }: BattleSnapshot): Outcome | null =>
  isWatched && outcome === 'lose' ? 'win' : outcome

const wordOf = ({ words }: BattleSnapshot, outcome: Outcome): string =>
  outcome === 'win' ? words.victory : outcome === 'lose' ? words.defeat : words.spare

/** Returns the last active card, or any card if none is active. */
const lastOf = (cards: CardSnapshot[]): CardSnapshot | undefined =>
  cards.find(card => !card.defeated) ?? cards.at(-1)

const gilts = new Map<string, FillGradient>()

/** One gradient per shop palette, because texts are cached per gradient. */
function gilt(): FillGradient {
  const { secondaryText, secondaryGlow } = shopColours
  const key = `${secondaryText} ${secondaryGlow}`
  const cachedGradient = gilts.get(key)
  if (cachedGradient) return cachedGradient
  const made = new FillGradient({
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    colorStops: [
      { offset: 0.1, color: mixed(secondaryText, '#ffffff', 0.85) },
      { offset: 0.45, color: secondaryText },
      { offset: 0.7, color: mixed(secondaryGlow, '#000000', 0.12) },
      { offset: 0.95, color: mixed(secondaryText, '#ffffff', 0.5) },
    ],
    textureSpace: 'local',
  })
  gilts.set(key, made)
  return made
}
