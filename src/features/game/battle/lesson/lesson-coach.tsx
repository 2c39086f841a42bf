/**
 * The coach of a lesson: one bubble with one idea next to the part of the table it explains. It covers no control, can
 * be closed at any time, and is announced to screen readers.
 */

import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import { CHANGE_DAMAGE, EDGE } from '@/engine/rules/standard-numbers.ts'
import { clamp } from '@/lib/clamp.ts'
import { readInsets } from '@/stage/app/element-size.ts'
import type { MoveSnapshot } from '@/stage/battle-snapshot.ts'
import { layoutBattle } from '@/stage/layout/layout.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { saveLessonSkipped } from '../../kit/lesson-memory.ts'
import workbench from '../../kit/workbench.module.css'
import type { Showing } from '../scene/conductor.ts'
import { bubbleSpot, clearAreasOf, type PointFacts, pointedAt, type Size } from './coach-spot.ts'
import styles from './lesson-coach.module.css'
import { edgeInHand, lessonFacts } from './lesson-facts.ts'
import { follow, openLesson, readOn, shownTip, skipLesson } from './lesson-script.ts'
import type { LessonTip, TipSpot } from './lesson-tip.ts'

export interface LessonCoachProps {
  lesson: LessonCode
  showing: Showing
  isDrawn: boolean // the stage is shown; without it the text is placed above the text version
}

export function LessonCoach({ lesson, showing, isDrawn }: LessonCoachProps) {
  const { tip, readOn, skip } = useLesson(lesson, showing)
  if (!tip) return null
  return <Bubble key={tip.code} tip={tip} showing={showing} isDrawn={isDrawn} onRead={readOn} onSkip={skip} />
}

function useLesson(lesson: LessonCode, showing: Showing) {
  const facts = lessonFacts(showing)
  const [state, setState] = useState(() => openLesson(lesson, facts))
  const text = JSON.stringify(facts)
  useEffect(() => setState(current => follow(current, JSON.parse(text) as typeof facts)), [text])
  return {
    tip: shownTip(state, facts),
    readOn: () => setState(readOn(state, facts)),
    skip: () => {
      saveLessonSkipped()
      setState(skipLesson(state))
    },
  }
}

interface BubbleProps extends Omit<LessonCoachProps, 'lesson'> {
  tip: LessonTip
  onRead(): void
  onSkip(): void
}

function Bubble({ tip, showing, isDrawn, onRead, onSkip }: BubbleProps) {
  const { t } = useTranslation('lesson')
  const place = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLElement>(null)
  const spot = useSpot(place, bubble, tip.at, pointFacts(showing), isDrawn)
  return (
    <div ref={place} className={isDrawn ? styles.over : styles.above}>
      {spot?.target && <i className={styles.ring} style={boxStyle(spot.target)} aria-hidden="true" />}
      <section
        ref={bubble}
        className={`${workbench.panel} ${styles.bubble}`}
        style={isDrawn ? { left: spot?.x ?? 0, top: spot?.y ?? 0, opacity: spot ? 1 : 0 } : undefined}
        data-testid="coach"
        data-step={tip.code}
        aria-label={t('coach')}
      >
        <div role="status">
          <h2>{t(`tips.${tip.code}.title`)}</h2>
          <p>{t(`tips.${tip.code}.text`, tipWords(showing))}</p>
        </div>
        <div className={styles.ways}>
          <button type="button" className={styles.skip} onClick={onSkip}>
            <Icon of={iconX} size={16} />
            {t('skip')}
          </button>
          {tip.how !== 'act' && (
            <button type="button" className={styles.next} onClick={onRead}>
              {t(tip.how === 'offer' ? 'later' : 'next')}
            </button>
          )}
        </div>
      </section>
    </div>
  )
}

const boxStyle = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): CSSProperties => ({
  left: x,
  top: y,
  width: w,
  height: h,
})

const pointFacts = ({ picture: { moves, own } }: Showing): PointFacts => ({
  moves: clamp(moves.length, 1, 3),
  sufferer: own.active && own.active.statuses.length > 0 ? 'own' : 'rival',
})

/** Names and numbers of the battle for the texts of the tips. */
function tipWords(showing: Showing) {
  const { battle, picture } = showing
  const { own, rival } = picture
  const marked = picture.moves.find(({ index }) => index === picture.selectedMove)
  const dearest = picture.moves.reduce<MoveSnapshot | null>(
    (most, move) => (most && most.costo >= move.costo ? most : move),
    null,
  )
  const across = rival.active
  return {
    own: own.active?.nome ?? '',
    rival: across?.nome ?? '',
    better: edgeInHand(showing)?.nome ?? '',
    bench: own.hand.find(({ id, defeated }) => !defeated && id !== own.active?.id)?.nome ?? '',
    danno: marked?.danno ?? 0,
    resistenza: across ? (battle.cards[across.id]?.resistenza ?? 0) : 0,
    loss: marked?.preview?.danno ?? 0,
    energy: own.energy ?? 0,
    big: dearest?.nome ?? '',
    cost: dearest?.costo ?? 0,
    edge: EDGE,
    changeDamage: CHANGE_DAMAGE,
  }
}

/** Measures again whenever the window or the tip changes. */
function useSpot(
  place: { current: HTMLElement | null },
  bubble: { current: HTMLElement | null },
  at: TipSpot,
  { moves, sufferer }: PointFacts,
  isDrawn: boolean,
) {
  const [spot, setSpot] = useState<ReturnType<typeof spotOn> | null>(null)
  useLayoutEffect(() => {
    const [table, words] = [place.current, bubble.current]
    if (!table || !words || !isDrawn) return
    const measure = () => setSpot(spotOn(table, words, at, { moves, sufferer }))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    observer.observe(words)
    return () => observer.disconnect()
  }, [place, bubble, at, moves, sufferer, isDrawn])
  return spot
}

function spotOn(table: HTMLElement, words: HTMLElement, at: TipSpot, facts: PointFacts) {
  const size: Size = { width: table.clientWidth, height: table.clientHeight }
  const layout = layoutBattle(size.width, size.height, readInsets(table))
  const target = pointedAt(at, layout, facts)
  const { x, y } = bubbleSpot(
    target,
    { width: words.offsetWidth, height: words.offsetHeight },
    size,
    clearAreasOf(at, layout, facts),
  )
  return { x, y, target }
}
