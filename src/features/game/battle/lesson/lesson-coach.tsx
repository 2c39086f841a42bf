/**
 * The coach of the first battle: one bubble, one idea, beside the part of the table it speaks of. It covers nothing that must be
 * touched, can be sent away at any time, and is read out where it cannot be seen.
 */
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { layoutBattle } from '@/stage/layout/layout.ts'
import { readInsets } from '@/stage/scenes/battle/element-size.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { saveLessonEnd } from '../../kit/lesson-memory.ts'
import workbench from '../../kit/workbench.module.css'
import type { Showing } from '../scene/conductor.ts'
import { bubbleSpot, clearAreasOf, type PointFacts, pointedAt, type Size } from './coach-spot.ts'
import styles from './lesson-coach.module.css'
import { lessonFacts } from './lesson-facts.ts'
import {
  follow,
  isExplaining,
  type LessonState,
  type LessonStep,
  openLesson,
  readOn,
  shownStep,
  skipLesson,
} from './lesson-script.ts'

export interface LessonCoachProps {
  showing: Showing
  isDrawn: boolean // on the stage; without it the words stand above the twin
}

export function LessonCoach({ showing, isDrawn }: LessonCoachProps) {
  const { state, step, readOn, skip } = useLesson(showing)
  if (step === null || state.isSkipped || step === 'over') return null
  return <Bubble key={step} step={step} showing={showing} isDrawn={isDrawn} onRead={readOn} onSkip={skip} />
}

function useLesson(showing: Showing) {
  const facts = lessonFacts(showing)
  const [state, setState] = useState<LessonState>(() => openLesson(facts))
  const before = useRef(facts)
  const text = JSON.stringify(facts)
  useEffect(() => {
    const now = JSON.parse(text) as typeof facts
    const last = before.current
    before.current = now
    setState(known => follow(known, last, now))
  }, [text])
  useEffect(() => {
    if (facts.isOver) saveLessonEnd('won')
  }, [facts.isOver])
  return {
    state,
    step: shownStep(state, facts),
    readOn: () => setState(readOn(state, facts)),
    skip: () => {
      saveLessonEnd('skipped')
      setState(skipLesson(state))
    },
  }
}

interface BubbleProps extends LessonCoachProps {
  step: LessonStep
  onRead(): void
  onSkip(): void
}

function Bubble({ step, showing, isDrawn, onRead, onSkip }: BubbleProps) {
  const { t } = useTranslation('lesson')
  const place = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLElement>(null)
  const spot = useSpot(place, bubble, step, pointFacts(showing), isDrawn)
  const canReadOn = isExplaining(step) || step === 'swap'
  return (
    <div ref={place} className={isDrawn ? styles.over : styles.above}>
      {spot?.target && <i className={styles.ring} style={boxStyle(spot.target)} aria-hidden="true" />}
      <section
        ref={bubble}
        className={`${workbench.panel} ${styles.bubble}`}
        style={isDrawn ? { left: spot?.x ?? 0, top: spot?.y ?? 0, opacity: spot ? 1 : 0 } : undefined}
        data-testid="coach"
        data-step={step}
        aria-label={t('coach')}
      >
        <div role="status">
          <h2>{t(`${step}.title`)}</h2>
          <p>{t(`${step}.text`, strikeWords(showing))}</p>
        </div>
        <div className={styles.ways}>
          <button type="button" className={styles.skip} onClick={onSkip}>
            <Icon of={iconX} size={16} />
            {t('skip')}
          </button>
          {canReadOn && (
            <button type="button" className={styles.next} onClick={onRead}>
              {t(step === 'swap' ? 'later' : 'next')}
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
  moves: Math.max(1, Math.min(3, moves.length)),
  sufferer: own.active && own.active.statuses.length > 0 ? 'own' : 'rival',
})

/** The numbers of the move that waits for its second tap. */
function strikeWords({ battle, picture }: Showing) {
  const move = picture.moves.find(({ index }) => index === picture.selectedMove)
  const rival = picture.rival.active
  return {
    name: rival?.nome ?? '',
    danno: move?.danno ?? 0,
    resistenza: rival ? (battle.cards[rival.id]?.resistenza ?? 0) : 0,
    loss: move?.preview?.danno ?? 0,
  }
}

/** Measured again whenever the window or the step changes. */
function useSpot(
  place: { current: HTMLElement | null },
  bubble: { current: HTMLElement | null },
  step: LessonStep,
  { moves, sufferer }: PointFacts,
  isDrawn: boolean,
) {
  const [spot, setSpot] = useState<ReturnType<typeof spotOn> | null>(null)
  useLayoutEffect(() => {
    const [table, words] = [place.current, bubble.current]
    if (!table || !words || !isDrawn) return
    const measure = () => setSpot(spotOn(table, words, step, { moves, sufferer }))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    observer.observe(words)
    return () => observer.disconnect()
  }, [place, bubble, step, moves, sufferer, isDrawn])
  return spot
}

function spotOn(table: HTMLElement, words: HTMLElement, step: LessonStep, facts: PointFacts) {
  const size: Size = { width: table.clientWidth, height: table.clientHeight }
  const layout = layoutBattle(size.width, size.height, readInsets(table))
  const target = pointedAt(step, layout, facts)
  const { x, y } = bubbleSpot(
    target,
    { width: words.offsetWidth, height: words.offsetHeight },
    size,
    clearAreasOf(step, layout, facts),
  )
  return { x, y, target }
}
