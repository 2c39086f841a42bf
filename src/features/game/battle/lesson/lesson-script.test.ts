import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lessonCodes } from '@/contract/endpoints/game/lesson.ts'
import { follow, openLesson, readOn, shownTip, skipLesson } from './lesson-script.ts'
import type { LessonFacts, TipCode } from './lesson-tip.ts'
import { tipsOf } from './lesson-tips.ts'

const start: LessonFacts = {
  canAct: true,
  isMarked: false,
  moves: 0,
  skips: 0,
  swaps: 0,
  falls: 0,
  rivalFalls: 0,
  hasStatus: false,
  isChoosing: false,
  isOver: false,
  isShort: false,
  isWeak: false,
  hasEdge: false,
  canGainEdge: false,
  isHeavy: false,
  isRivalHeavy: false,
  points: 0,
}

/** Runs a player and a coach through a sequence of facts. */
class Pupil {
  facts: LessonFacts
  state
  shownTips: TipCode[] = []

  constructor(
    readonly lesson: (typeof lessonCodes)[number],
    first: Partial<LessonFacts> = {},
  ) {
    this.facts = { ...start, ...first }
    this.state = openLesson(lesson, this.facts)
    this.recordTip()
  }

  get tip() {
    return shownTip(this.state, this.facts)?.code ?? null
  }

  does(part: Partial<LessonFacts>): this {
    this.facts = { ...this.facts, ...part }
    this.state = follow(this.state, this.facts)
    return this.recordTip()
  }

  reads(): this {
    this.state = readOn(this.state, this.facts)
    return this.recordTip()
  }

  private recordTip(): this {
    if (this.tip) this.shownTips.push(this.tip)
    return this
  }
}

describe('lesson script', () => {
  it('energy: explains the card, its energy, a blow, the rival’s turn, saving energy, and the blow again', () => {
    const pupil = new Pupil('energy')
      .reads()
      .reads()
      .does({ isMarked: true })
      .does({ moves: 1, canAct: false, isMarked: false, isShort: true })
      .does({ canAct: true, hasStatus: true })
      .reads()
      .does({ skips: 1, canAct: false })
      .does({ canAct: true, isShort: false })
      .reads()
    const wanted = ['card', 'energy', 'move', 'strike', 'rival', 'status', 'save', 'big']
    expect([...new Set(pupil.shownTips)]).toEqual(wanted)
    expect(pupil.tip).toBeNull()
  })

  it('switch: offers the switch, then explains its price and its trait', () => {
    const pupil = new Pupil('change')
    expect(pupil.tip).toBe('swap')
    expect(pupil.does({ swaps: 1 }).tip).toBe('price')
    expect(pupil.reads().tip).toBe('trait')
    expect(pupil.reads().tip).toBeNull()
    expect(pupil.does({ moves: 1, isWeak: true }).tip).toBe('tired')
  })

  it('edge: requests the card with the edge against each rival', () => {
    const pupil = new Pupil('edge', { canGainEdge: true })
    expect(pupil.reads().tip).toBe('match')
    expect(pupil.does({ swaps: 1, hasEdge: true, canGainEdge: false }).tip).toBe('blow')
    expect(pupil.reads().tip).toBeNull()
    expect(pupil.does({ moves: 2, rivalFalls: 1, hasEdge: false, canGainEdge: true }).tip).toBe('again')
    expect(pupil.does({ swaps: 2, hasEdge: true }).tip).toBeNull()
  })

  it('points: protects valuable own cards, targets valuable rival cards, and explains the score', () => {
    const pupil = new Pupil('points', { isHeavy: true, isRivalHeavy: true })
    expect(pupil.reads().tip).toBe('shelter')
    expect(pupil.does({ swaps: 1, isHeavy: false }).tip).toBe('prey')
    expect(pupil.reads().tip).toBeNull()
    expect(pupil.does({ moves: 2, falls: 1, points: 6 }).tip).toBe('small')
    expect(pupil.reads().tip).toBe('near')
  })

  it('requires the action of a tip that waits for it, and lets the player decline an offer', () => {
    const pupil = new Pupil('energy').reads().reads()
    expect(pupil.tip).toBe('move')
    expect(pupil.reads().tip).toBe('move')
    expect(pupil.does({ isMarked: true }).reads().tip).toBe('strike')
    expect(pupil.does({ isMarked: false }).tip).toBe('move')
    expect(new Pupil('change').reads().tip).toBeNull()
  })

  it('does not delay a player who plays with one tap or ahead of the lesson', () => {
    expect(new Pupil('energy').does({ moves: 1, canAct: false }).tip).toBe('rival')
    expect(new Pupil('points', { isHeavy: true }).does({ moves: 1 }).tip).toBeNull()
  })

  it('explains the replacement of a defeated card once', () => {
    const pupil = new Pupil('change').reads().does({ isChoosing: true, canAct: false })
    expect(pupil.tip).toBe('choose')
    expect(pupil.does({ isChoosing: false, falls: 1, canAct: true }).tip).toBeNull()
    expect(pupil.does({ isChoosing: true, canAct: false }).tip).toBeNull()
  })

  it('does not repeat tips when a battle is resumed after a reload', () => {
    expect(new Pupil('energy', { moves: 2, isShort: true }).tip).toBe('save')
    expect(new Pupil('change', { swaps: 1, moves: 1 }).tip).toBe('price')
  })

  const facts = fc.record<LessonFacts>({
    canAct: fc.boolean(),
    isMarked: fc.boolean(),
    moves: fc.nat(3),
    skips: fc.nat(2),
    swaps: fc.nat(2),
    falls: fc.nat(2),
    rivalFalls: fc.nat(2),
    hasStatus: fc.boolean(),
    isChoosing: fc.boolean(),
    isOver: fc.boolean(),
    isShort: fc.boolean(),
    isWeak: fc.boolean(),
    hasEdge: fc.boolean(),
    canGainEdge: fc.boolean(),
    isHeavy: fc.boolean(),
    isRivalHeavy: fc.boolean(),
    points: fc.nat(12),
  })
  const lesson = fc.constantFrom(...lessonCodes)

  it('can be skipped permanently at any time', () => {
    fc.assert(
      fc.property(lesson, fc.array(facts), (code, given) => {
        let state = skipLesson(openLesson(code, start))
        for (const now of given) {
          state = follow(state, now)
          expect(shownTip(state, now)).toBeNull()
        }
      }),
    )
  })

  it('shows no tip twice', () => {
    fc.assert(
      fc.property(lesson, fc.array(facts), (code, given) => {
        let state = openLesson(code, start)
        for (const now of given) {
          const before = state.shownTips
          state = readOn(follow(state, now), now)
          expect(state.shownTips.slice(0, before.length)).toEqual(before)
          expect(new Set(state.shownTips).size).toBe(state.shownTips.length)
        }
      }),
    )
  })

  it('always continues with the button from a tip that only explains', () => {
    fc.assert(
      fc.property(lesson, facts, (code, now) => {
        let state = openLesson(code, now)
        for (let at = 0; at < tipsOf(code).length; at++) {
          const tip = shownTip(state, now)
          if (!tip || tip.how === 'act') return
          state = readOn(state, now)
          expect(shownTip(state, now)?.code).not.toBe(tip.code)
        }
      }),
    )
  })
})
