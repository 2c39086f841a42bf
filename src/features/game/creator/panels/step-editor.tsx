/** The editor in four steps: the card on the left, the current step next to it. */
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheck } from '@/ui/icon/icons.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import workbench from '../../kit/workbench.module.css'
import { WorkbenchBar } from '../../kit/workbench-layout.tsx'
import { type Step, stepOfProblem, steps } from '../draft/steps.ts'
import { useNarrow } from '../use-wide.ts'
import { BudgetMeter } from './budget-meter.tsx'
import { CardStage } from './card-stage.tsx'
import { DraftNote } from './draft-note.tsx'
import type { EditorFrameProps } from './editor-frame.ts'
import { FigurePicker } from './figure-picker.tsx'
import { SharingSwitch, StatFields, StoryField } from './finish-panel.tsx'
import { PoseTools, RarityChoice, TintChoice, TypeChoice } from './look-panel.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { NameField } from './name-field.tsx'
import { ProblemNote } from './problem-note.tsx'
import styles from './step-editor.module.css'
import { TraitField } from './trait-field.tsx'
import { TrialButton } from './trial-button.tsx'

export function StepEditor({ controller, supplies, back, tools, mine }: EditorFrameProps) {
  const { t } = useTranslation('creator')
  const [step, setStep] = useState<Step>('creature')
  const [seen, setSeen] = useState<ReadonlySet<Step>>(new Set(['creature']))
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const go = (to: Step) => {
    setStep(to)
    setSeen(seenSteps => new Set([...seenSteps, to]))
    body.current?.scrollTo({ top: 0 })
  }
  const at = steps.indexOf(step)
  const next = steps[at + 1]
  const before = steps[at - 1]
  const finish = () => {
    const problem = [...controller.problems.keys()][0]
    void controller.save()
    if (problem !== undefined) go(stepOfProblem(problem))
  }
  return (
    <div className={styles.bench}>
      <WorkbenchBar title={t('title')} back={back} className={styles.bar}>
        {mine}
      </WorkbenchBar>
      <div className={styles.card}>
        <CardStage draft={controller.draft} art={supplies.art} change={controller.change} />
        <DraftNote controller={controller} />
      </div>
      <section className={classNames(workbench.panel, styles.panel)}>
        <StepTabs id={id} step={step} seen={seen} problems={controller.problems} onGo={go} />
        <div
          ref={body}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${step}`}
          className={classNames(styles.body, step === 'creature' && styles.fixed)}
        >
          <StepBody step={step} controller={controller} supplies={supplies} />
        </div>
        {(step === 'moves' || step === 'finish') && (
          <div>
            <BudgetMeter draft={controller.draft} change={controller.change} />
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
            <BrassButton
              look="primary"
              className={styles.next}
              busy={controller.busy === 'save'}
              onClick={finish}
            >
              {t('save')}
            </BrassButton>
          )}
        </footer>
      </section>
    </div>
  )
}

/** Only German writes nouns in capitals within a sentence. */
const asWord = (name: string, locale: Locale): string => (locale === 'de' ? name : name.toLowerCase())

function StepBody({
  step,
  controller,
  supplies,
}: Pick<EditorFrameProps, 'controller' | 'supplies'> & { step: Step }) {
  const isNarrow = useNarrow()
  const part = { draft: controller.draft, change: controller.change, problems: controller.shownProblems }
  switch (step) {
    case 'creature':
      return (
        <>
          <NameField {...part} />
          <FigurePicker
            {...part}
            {...supplies}
            isSending={controller.busy === 'upload'}
            onPicture={file => void controller.takePicture(file)}
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
          <ProblemNote {...part} isTerse />
          <StatFields {...part} />
          <TrialButton draft={controller.draft} {...supplies} />
          <TraitField {...part} />
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
  problems: ReadonlyMap<string, string>
  onGo(step: Step): void
}

function StepTabs({ id, step, seen, problems, onGo }: StepTabsProps) {
  const { t } = useTranslation('creator')
  const wrong = new Set([...problems.keys()].map(stepOfProblem))
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
