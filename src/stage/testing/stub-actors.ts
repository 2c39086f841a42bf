import type {
  BattleActors,
  EffectActors,
  MarkLook,
  OutcomeCreature,
  ZoneActor,
} from '../choreography/actors.ts'

const pose = () => ({ position: { x: 0, y: 0 }, scale: { x: 1, y: 1 }, rotation: 0, alpha: 1 })

const outcomeCreature = (): OutcomeCreature => ({
  body: pose(),
  ground: { position: { x: 0, y: 0 } },
  pose: 'rest',
  position: { x: 300, y: 300 },
})

export interface StubZone extends ZoneActor {
  shownCards: (number | null)[] // ids of the cards shown by the creature, in order
  shown: number[] // health values shown on the plate, in order
}

function stubZone(x: number): StubZone {
  const shownCards: (number | null)[] = []
  const shown: number[] = []
  const chip = pose()
  const body = pose()
  const rest = { flash: 0, heat: 0, rim: 0, pose: 'rest', bend: 0, glare: 0, shatter: 0 } as const
  const creature: ZoneActor['creature'] = {
    body,
    ground: { position: { x: 0, y: 0 } },
    hue: '#ffffff',
    ...rest,
    glareFrom: 0,
    lookAt: () => {},
    /** A card is shown at rest, as on the screen. */
    showCard(card) {
      shownCards.push(card?.id ?? null)
      Object.assign(creature, rest)
      Object.assign(creature.ground.position, { x: 0, y: 0 })
      Object.assign(body, { ...pose(), alpha: card ? 1 : 0, position: body.position, scale: body.scale })
      Object.assign(body.position, { x: 0, y: 0 })
      Object.assign(body.scale, { x: 1, y: 1 })
    },
    showStatuses: () => {},
  }
  return {
    shownCards,
    shown,
    feet: { x, y: 300 },
    hit: { x, y: 200 },
    tall: 150,
    creature,
    ring: { light: 0.5, position: { x, y: 300 } },
    card: { position: { x, y: 300 }, alpha: 1, showCard: () => {} },
    plate: {
      alpha: 1,
      setValue: pv => shown.push(pv),
      barSpot: () => ({ x, y: 90 }),
      chipSpot: () => ({ x, y: 100 }),
      chip: () => chip,
      traitChip: () => chip,
    },
    bar: { share: 1, ghost: 1, preview: null },
  }
}

export interface EffectCall {
  name: keyof EffectActors
  given: unknown[]
}

/** Effects that only record their calls. */
export function stubEffects(seen: EffectCall[] = []): EffectActors {
  const names = [
    'charge',
    'launch',
    'impact',
    'sparks',
    'chips',
    'ghost',
    'column',
    'lines',
    'wreck',
    'gem',
    'streaks',
    'gust',
    'dust',
    'number',
    'banner',
    'clip',
    'glyph',
    'trait',
    'rise',
    'release',
    'card',
    'flash',
    'versus',
  ] as const
  const note = (name: (typeof names)[number]) => [
    name,
    (...given: unknown[]) => void seen.push({ name, given }),
  ]
  return { ...Object.fromEntries(names.map(note)), clipLanded: () => false } as EffectActors
}

export interface StubActors extends BattleActors {
  own: StubZone
  rival: StubZone
  effectCalls: EffectCall[] // effects, in order
  marks: MarkLook[] // in order
  pace: number // the last value of `slowDown`
}

/** A table without a screen: everything that a choreography moves, without drawing. */
export function stubActors(): StubActors {
  const effectCalls: EffectCall[] = []
  const energy = { own: { shown: 0 }, rival: { shown: 0 } }
  const score = () => ({ ...pose(), count: () => {} })
  const scores = { own: score(), rival: score() }
  const cards = new Map<number, ReturnType<typeof pose>>()
  const marks: MarkLook[] = []
  const stub: StubActors = {
    own: stubZone(200),
    rival: stubZone(600),
    effectCalls,
    marks,
    pace: 1,
    slowDown(share) {
      stub.pace = share
    },
    leaveMark: (...[, , look]) => void marks.push(look),
    table: { width: 844, height: 390 },
    camera: { zoom: 1, tilt: 0, aim: { x: 0, y: 0 }, kick: { x: 0, y: 0 } },
    veil: { alpha: 0 },
    hud: { alpha: 1, y: 0 },
    controls: { alpha: 1 },
    pool: pose(),
    pill: pose(),
    medallion: pose(),
    bannerSpot: { x: 0, y: 0 },
    effects: stubEffects(effectCalls),
    outcome: {
      alpha: 1,
      show: () => {},
      y: 0,
      creatures: [outcomeCreature(), outcomeCreature()],
      beaten: [outcomeCreature()],
      hero: 200,
      word: pose(),
      confetti: [{ x: 0, y: 120, alpha: 0, rotation: 0 }],
      size: { width: 844, height: 390 },
    },
    energy: side => energy[side],
    score: side => scores[side],
    scoreSpot: side => ({ x: side === 'own' ? 380 : 460, y: 20 }),
    handCard(_, id) {
      const card = cards.get(id) ?? pose()
      cards.set(id, card)
      return card
    },
    placeOfHandCard: () => ({ x: 0, y: 0 }),
    poolSpot: side => ({ x: side === 'own' ? 200 : 600, y: 300 }),
    bringForward: () => {},
    refresh: () => {},
  }
  return stub
}
