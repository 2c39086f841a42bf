import { describe, expect, it } from 'vitest'
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import { layoutPacks } from './packs-layout.ts'
import type { PacksPicture } from './packs-picture.ts'
import { cardPose, lightOf, packPose, stripPose } from './poses.ts'

const plan = layoutPacks(844, 390, { left: 0, right: 0 })
const card = (rarity: Rarity, turned = false) => ({
  slug: 'x',
  face: { name: 'X', type: 'Fuoco' as const, rarity, health: 1, attack: 1, moves: [] },
  kind: '',
  turned,
})
const picture = (part: Partial<PacksPicture>): PacksPicture => ({
  phase: 'carousel',
  packs: [{ rarity: 'common' }, { rarity: 'rare' }, { rarity: 'legendary' }],
  chosen: 1,
  pile: 1,
  isWaiting: false,
  cards: [card('Comune'), card('Comune'), card('Mitica'), card('Rara', true), card('Comune')],
  hero: null,
  showsRarity: false,
  ...part,
})

describe('pack poses at rest', () => {
  it('show no card before the pack is torn', () => {
    for (const phase of ['carousel', 'hand'] as const)
      for (let at = 0; at < 5; at++) expect(cardPose(picture({ phase }), plan, at).alpha).toBe(0)
  })

  it('show the back of a card until it is turned', () => {
    const fan = picture({ phase: 'fan' })
    expect(cardPose(fan, plan, 0).flip).toBe(Math.PI)
    expect(cardPose(fan, plan, 3).flip).toBe(0)
  })

  it('enlarge a turned card of the best rarity and show the rarity of turned cards only', () => {
    const fan = picture({ phase: 'fan' })
    const best = 2
    const turned = picture({
      phase: 'fan',
      cards: fan.cards.map((one, at) => (at === best ? { ...one, turned: true } : one)),
    })
    expect(cardPose(turned, plan, best).w).toBeGreaterThan(cardPose(fan, plan, best).w)
    expect([cardPose(fan, plan, best).hint, cardPose(turned, plan, best).hint]).toEqual([0, 1])
    expect(cardPose(fan, plan, best).w).toBe(cardPose(fan, plan, 0).w)
    expect(lightOf(fan)).not.toBe(lightOf(turned))
  })

  it('enlarge a turned Rara although a better card is still covered', () => {
    const fan = picture({ phase: 'fan' })
    expect(cardPose(fan, plan, 3).w).toBeGreaterThan(cardPose(fan, plan, 0).w)
    const allTurned = picture({ phase: 'fan', cards: fan.cards.map(one => ({ ...one, turned: true })) })
    expect(cardPose(allTurned, plan, 3).w).toBe(cardPose(allTurned, plan, 0).w)
  })

  it('show the rarity of covered cards only if the setting allows it', () => {
    const hints = (showsRarity: boolean) => {
      const fan = picture({ phase: 'fan', showsRarity })
      return fan.cards.map((_, at) => cardPose(fan, plan, at).hint)
    }
    expect(hints(false)).toEqual([0, 0, 0, 1, 0])
    expect(hints(true)).toEqual([1, 1, 1, 1, 1])
    const covered = picture({ phase: 'fan' })
    expect(lightOf({ ...covered, showsRarity: true })).not.toBe(lightOf(covered))
  })

  it('keep only the pack in the hand when it is taken, whole until the fan is shown', () => {
    const hand = picture({ phase: 'hand' })
    expect([0, 1, 2].map(at => packPose(hand, plan, at).alpha)).toEqual([0, 1, 0])
    expect(packPose(hand, plan, 1).tear).toBe(0)
    expect(packPose(picture({ phase: 'fan' }), plan, 1).tear).toBe(1)
    expect(stripPose(picture({ phase: 'fan' }), plan).alpha).toBe(1)
  })

  it('move the others back while a card is enlarged', () => {
    const shown = picture({ phase: 'fan', hero: 2 })
    expect(cardPose(shown, plan, 2).w).toBe(plan.hero.w)
    expect(cardPose(shown, plan, 0).light).toBeLessThan(0.5)
    expect(packPose(shown, plan, 1).alpha).toBe(0)
  })
})
