import { describe, expect, it } from 'vitest'
import { type Rarity, rarities } from '@/contract/endpoints/game/characters.ts'
import { packsDurations, revealTimes, SKIP_AFTER } from './packs-durations.ts'
import {
  bestOf,
  isHighlight,
  type OpenedCardPicture,
  type PacksEvent,
  type PacksPicture,
} from './packs-picture.ts'
import { packsScript } from './packs-script.ts'

const card = (rarity: Rarity): OpenedCardPicture => ({
  slug: `c-${rarity}`,
  face: { name: 'Prova', type: 'Fuoco', rarity, health: 100, attack: 40, moves: [] },
  kind: rarity,
  turned: false,
})
const pictureWith = (...found: Rarity[]): PacksPicture => ({
  phase: 'fan',
  packs: [{ rarity: 'common' }],
  chosen: 0,
  pile: 1,
  isWaiting: false,
  cards: found.map(card),
  hero: null,
  showsRarity: false,
})
const five = pictureWith('Comune', 'Rara', 'Leggendaria', 'Mitica', 'Unica')
const everyEvent: PacksEvent[] = [
  { type: 'chosen' },
  { type: 'picked' },
  { type: 'laid-back' },
  { type: 'answered' },
  { type: 'torn' },
  { type: 'turned', at: 2 },
  { type: 'hero-left' },
  { type: 'ended' },
  { type: 'put-away' },
]

describe('pack script', () => {
  it.each(everyEvent)('of $type ends with its last step, and no step begins before it', event => {
    const { steps, length } = packsScript(event, five, false)
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) expect(step.from).toBeGreaterThanOrEqual(0)
    expect(length).toBe(Math.max(...steps.map(step => step.from + step.length)))
  })

  it('starts with the tear: cards leave after the strip is off, each a stagger after the previous one', () => {
    const { steps } = packsScript({ type: 'torn' }, five, false)
    const out = steps.filter(({ name }) => name === 'out')
    expect(out.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4])
    const rip = steps.find(({ name }) => name === 'rip')
    expect(out[0]?.from).toBeGreaterThanOrEqual(rip?.length ?? 0)
    for (const [at, { from }] of out.entries())
      if (at > 0) expect(from - (out[at - 1]?.from ?? 0)).toBe(packsDurations.cardStagger)
  })

  it.each(rarities)('of a turned %s takes the sum of its parts and has the sound of its rarity', rarity => {
    const { dim, silence, centre, shake, flip, after } = revealTimes[rarity]
    const { steps, length } = packsScript({ type: 'turned', at: 0 }, pictureWith(rarity), false)
    const parts = dim + silence + centre + shake + flip + after
    expect(length).toBe(parts)
    expect(steps.find(({ name }) => name === 'flip')?.cue).toMatch(/^reveal_/)
  })

  it('plays a card’s voice on the frame it shows its face, from Mitica on', () => {
    for (const rarity of rarities) {
      const { steps } = packsScript({ type: 'turned', at: 0 }, pictureWith(rarity), false)
      const speaking = steps.filter(({ voice }) => voice !== undefined)
      expect(speaking.map(({ name }) => name)).toEqual(isHighlight(rarity) ? ['flip'] : [])
    }
  })

  it('pauses after a rare flip and cannot be skipped in its first moment', () => {
    const { steps, skippableAfter } = packsScript({ type: 'turned', at: 2 }, five, false)
    const flip = steps.find(({ name }) => name === 'flip')
    const stop = steps.findLast(({ name }) => name === 'hold')
    expect(stop?.from).toBe((flip?.from ?? 0) + (flip?.length ?? 0))
    expect(stop?.length).toBe(packsDurations.hitStop)
    expect(skippableAfter).toBe(SKIP_AFTER)
    expect(packsScript({ type: 'turned', at: 0 }, five, false).skippableAfter).toBe(0)
  })

  it('is silent for 300 ms before an Unica', () => {
    const { steps } = packsScript({ type: 'turned', at: 4 }, five, false)
    expect(steps.find(({ name }) => name === 'hold')?.length).toBe(300)
  })

  it.each(everyEvent)('of $type only fades under reduced motion, with the same sounds', event => {
    const reducedMotion = packsScript(event, five, true)
    expect(reducedMotion.steps.map(({ name }) => name)).toEqual(['fade'])
    expect(reducedMotion.length).toBe(packsDurations.fade)
    const loud = packsScript(event, five, false).steps.flatMap(({ cue }) => cue ?? [])
    const [cue] = reducedMotion.steps.flatMap(step => step.cue ?? [])
    if (cue) expect(loud).toContain(cue)
  })
})

it('puts the last of equally rare cards as the best one', () => {
  expect(bestOf(['Comune', 'Rara', 'Comune', 'Rara'])).toBe(3)
  expect(bestOf(['Unica', 'Comune'])).toBe(0)
})
