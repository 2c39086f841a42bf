/** The bench in four steps: the card on the left, one step at a time beside it. */
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheck } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { RoomBar } from '../kit/game-room.tsx'
import workbench from '../kit/workbench.module.css'
import type { BenchFrameProps } from './bench-frame.ts'
import { BudgetMeter } from './budget-meter.tsx'
import { CardStage } from './card-stage.tsx'
import { DraftNote } from './draft-note.tsx'
import { FaultNote } from './fault-note.tsx'
import { FigurePicker } from './figure-picker.tsx'
import { SharingSwitch, StatFields, StoryField } from './finish-panel.tsx'
import { PoseTools, RarityChoice, TintChoice, TypeChoice } from './look-panel.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { NameField } from './name-field.tsx'
import styles from './step-bench.module.css'
import { type Step, stepOfFault, steps } from './steps.ts'
import { useNarrow } from './use-wide.ts'

export function StepBench({ room, supplies, back, tools, mine }: BenchFrameProps) {
  const { t } = useTranslation('creator')
  const [step, setStep] = useState<Step>('creature')
  const [seen, setSeen] = useState<ReadonlySet<Step>>(new Set(['creature']))
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const go = (to: Step) => {
    setStep(to)
    setSeen(known => new Set([...known, to]))
    body.current?.scrollTo({ top: 0 })
  }
  const at = steps.indexOf(step)
  const next = steps[at + 1]
  const before = steps[at - 1]
  const finish = () => {
    const fault = [...room.faults.keys()][0]
    void room.save()
    if (fault !== undefined) go(stepOfFault(fault))
  }
  return (
    <div className={styles.bench}>
      <RoomBar title={t('title')} back={back} className={styles.bar}>
        {mine}
      </RoomBar>
      <div className={styles.card}>
        <CardStage draft={room.draft} art={supplies.art} change={room.change} />
        <DraftNote room={room} />
      </div>
      <section className={classNames(workbench.panel, styles.panel)}>
        <StepTabs id={id} step={step} seen={seen} faults={room.faults} onGo={go} />
        <div
          ref={body}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${step}`}
          className={classNames(styles.body, step === 'creature' && styles.fixed)}
        >
          <StepBody step={step} room={room} supplies={supplies} />
        </div>
        {(step === 'moves' || step === 'finish') && (
          <div className={styles.budget}>
            <BudgetMeter draft={room.draft} />
          </div>
        )}
        <footer className={styles.foot}>
          {tools}
          {before && (
            <BrassButton className={styles.before} onClick={() => go(before)}>
              {t('back')}
            </BrassButton>
          )}
          {next ? (
            <BrassButton look="primary" className={styles.next} onClick={() => go(next)}>
              {t('next', { step: asWord(t(`steps.${next}`), supplies.locale) })}
            </BrassButton>
          ) : (
            <BrassButton look="primary" className={styles.next} busy={room.busy === 'save'} onClick={finish}>
              {t('save')}
            </BrassButton>
          )}
        </footer>
      </section>
    </div>
  )
}

/** In the middle of a line only German keeps its nouns large. */
const asWord = (name: string, locale: Locale): string => (locale === 'de' ? name : name.toLowerCase())

function StepBody({ step, room, supplies }: Pick<BenchFrameProps, 'room' | 'supplies'> & { step: Step }) {
  const isNarrow = useNarrow()
  const part = { draft: room.draft, change: room.change, faults: room.told }
  switch (step) {
    case 'creature':
      return (
        <>
          <NameField {...part} />
          <FigurePicker
            {...part}
            {...supplies}
            isSending={room.busy === 'upload'}
            onPicture={file => void room.takePicture(file)}
          />
        </>
      )
    case 'look':
      return (
        <>
          <TypeChoice {...part} />
          <RarityChoice {...part} />
          <TintChoice {...part} />
          <PoseTools {...part} />
        </>
      )
    case 'moves':
      return <MovesPanel {...part} look={isNarrow ? 'blocks' : 'rows'} />
    case 'finish':
      return (
        <>
          <FaultNote {...part} isTerse />
          <StatFields {...part} />
          <StoryField {...part} />
          <SharingSwitch {...part} />
        </>
      )
  }
}

interface StepTabsProps {
  id: string
  step: Step
  seen: ReadonlySet<Step>
  faults: ReadonlyMap<string, string>
  onGo(step: Step): void
}

function StepTabs({ id, step, seen, faults, onGo }: StepTabsProps) {
  const { t } = useTranslation('creator')
  const wrong = new Set([...faults.keys()].map(stepOfFault))
  const turn = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const to = steps[(steps.indexOf(step) + by + steps.length) % steps.length]
    if (by === 0 || !to) return
    event.preventDefault()
    onGo(to)
    document.getElementById(`${id}-${to}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={t('steps.label')} className={styles.tabs} onKeyDown={turn}>
      {steps.map((one, at) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}`}
          aria-selected={one === step}
          aria-controls={`${id}-panel`}
          tabIndex={one === step ? 0 : -1}
          className={styles.tab}
          onClick={() => onGo(one)}
        >
          {one !== step && seen.has(one) && !wrong.has(one) ? (
            <Icon of={iconCheck} size={17} />
          ) : (
            <b aria-hidden="true">{at + 1}</b>
          )}
          {t(`steps.${one}`)}
        </button>
      ))}
    </div>
  )
}
