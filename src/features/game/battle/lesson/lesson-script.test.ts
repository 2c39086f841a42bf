import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  follow,
  isExplaining,
  type LessonFacts,
  type LessonState,
  type LessonStep,
  mainSteps,
  openLesson,
  readOn,
  shownStep,
  skipLesson,
} from './lesson-script.ts'

const start: LessonFacts = {
  canAct: true,
  isMarked: false,
  moves: 0,
  skips: 0,
  swaps: 0,
  turn: 1,
  hasStatus: false,
  isChoosing: false,
  isOver: false,
}

/** A player and a coach, one fact after another. */
class Pupil {
  facts = start
  state = openLesson(start)
  told: (LessonStep | null)[] = [this.step]

  get step() {
    return shownStep(this.state, this.facts)
  }

  does(part: Partial<LessonFacts>): this {
    const now = { ...this.facts, ...part }
    this.state = follow(this.state, this.facts, now)
    this.facts = now
    this.told.push(this.step)
    return this
  }

  reads(): this {
    this.state = readOn(this.state, this.facts)
    this.told.push(this.step)
    return this
  }
}

const struck = () =>
  new Pupil().reads().reads().does({ isMarked: true }).does({ moves: 1, canAct: false, isMarked: false })

describe('the lesson', () => {
  it('shows every step once to a player who follows it, and nothing after the end', () => {
    const pupil = struck()
      .does({ canAct: true, turn: 3 })
      .does({ hasStatus: true })
      .reads()
      .does({ swaps: 1, canAct: false })
      .does({ canAct: true, turn: 5 })
      .reads()
      .does({ isChoosing: true, canAct: false })
      .does({ isChoosing: false })
      .does({ canAct: true })
      .does({ isOver: true, canAct: false })
    const told = new Set(pupil.told.filter(Boolean))
    const wanted = [...mainSteps.filter(step => step !== 'alone'), 'status', 'choose', 'over']
    expect([...told].sort()).toEqual(wanted.sort())
  })

  it('waits for the action where there is one', () => {
    const pupil = new Pupil().reads().reads()
    expect(pupil.step).toBe('move')
    expect(pupil.reads().step).toBe('move')
    expect(pupil.does({ isMarked: true }).reads().step).toBe('strike')
    expect(pupil.does({ isMarked: false }).step).toBe('move')
  })

  it('playing with one tap, or ahead of the lesson, is not blocked', () => {
    expect(new Pupil().does({ moves: 1, canAct: false }).step).toBe('rival')
    expect(new Pupil().does({ swaps: 1, canAct: false }).does({ canAct: true }).step).toBe('goal')
    expect(
      struck().does({ canAct: true }).does({ moves: 2, canAct: false }).does({ canAct: true }).step,
    ).toBe('goal')
  })

  it('a fast answer of the rival blocks nothing', () => {
    expect(new Pupil().does({ moves: 1, turn: 3, canAct: true }).step).toBe('swap')
  })

  it('the replacement can be postponed', () => {
    expect(struck().does({ canAct: true }).reads().step).toBe('goal')
  })

  it('a resumed battle does not begin with the first step', () => {
    expect(openLesson({ ...start, moves: 2 }).main).toBe('swap')
    expect(openLesson({ ...start, moves: 2, swaps: 1 }).main).toBe('goal')
  })

  const facts = fc.record<LessonFacts>({
    canAct: fc.boolean(),
    isMarked: fc.boolean(),
    moves: fc.nat(3),
    skips: fc.nat(2),
    swaps: fc.nat(2),
    turn: fc.nat(9),
    hasStatus: fc.boolean(),
    isChoosing: fc.boolean(),
    isOver: fc.boolean(),
  })
  const walk = (given: readonly LessonFacts[], visit: (state: LessonState, facts: LessonFacts) => void) =>
    given.reduce(
      ({ state, before }, now) => {
        const next = follow(state, before, now)
        visit(next, now)
        return { state: next, before: now }
      },
      { state: openLesson(start), before: start },
    )

  it('can be skipped at any time, for good', () => {
    fc.assert(
      fc.property(fc.array(facts), given => {
        walk(given, (state, now) => expect(shownStep(skipLesson(state), now)).toBeNull())
      }),
    )
  })

  it('never goes back over what was told, but for a mark that was taken away', () => {
    fc.assert(
      fc.property(fc.array(facts), given => {
        let last = 0
        walk(given, ({ main }) => {
          const at = mainSteps.indexOf(main)
          const isTakenBack = mainSteps[last] === 'strike' && main === 'move'
          expect(isTakenBack || at >= last).toBe(true)
          last = at
        })
      }),
    )
  })

  it('the button always continues from a step that only explains', () => {
    fc.assert(
      fc.property(fc.array(facts), given => {
        walk(given, (state, now) => {
          const step = shownStep(state, now)
          if (isExplaining(step)) expect(shownStep(readOn(state, now), now)).not.toBe(step)
        })
      }),
    )
  })
})
