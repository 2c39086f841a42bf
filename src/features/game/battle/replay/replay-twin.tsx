/** Text version of the replay: both sides, the current step, and the whole log with the current line marked. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Seat } from '@/engine/types.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import workbench from '../../kit/workbench.module.css'
import { ChronicleTurn, LogLine } from '../panels/log-line.tsx'
import type { Showing } from '../scene/conductor.ts'
import { characterOf } from '../scene/words.ts'
import { TwinFighter } from '../twin/twin-fighter.tsx'
import type { ReplayGroup } from './replay-lines.ts'
import styles from './replay-twin.module.css'

interface ReplayTwinProps {
  showing: Showing
  groups: ReplayGroup[]
  step: number
  side: Seat // side whose cards are in front
  isAlone: boolean // without a stage the text fills the page
  isOpen: boolean // the log is open next to the stage
  onJump: (step: number) => void
  onClose: () => void
}

export function ReplayTwin({
  showing,
  groups,
  step,
  side,
  isAlone,
  isOpen,
  onJump,
  onClose,
}: ReplayTwinProps) {
  const { t } = useTranslation('replay')
  const { battle, picture } = showing
  const artOf = (id: number) => characterOf(battle, id)?.images.mini_card
  const isSeen = isAlone || isOpen
  return (
    <div className={classNames(isAlone && styles.alone)}>
      <p role="status" className={workbench.spoken}>
        {spokenAt(groups, step)}
      </p>
      <div className={isAlone ? styles.fighters : workbench.spoken}>
        <TwinFighter label={picture.own.name} card={picture.own.active} artOf={artOf} side="own" />
        <TwinFighter label={picture.rival.name} card={picture.rival.active} artOf={artOf} side="rival" />
      </div>
      {isSeen && (
        <section
          className={classNames(styles.chronicle, !isAlone && styles.drawer)}
          aria-label={t('chronicle')}
        >
          <header className={styles.head}>
            <h2 className={workbench.title}>{t('chronicle')}</h2>
            {!isAlone && (
              <button
                type="button"
                className={workbench.round}
                aria-label={t('close_chronicle')}
                onClick={onClose}
              >
                <Icon of={iconX} />
              </button>
            )}
          </header>
          <Chronicle groups={groups} step={step} side={side} onJump={onJump} />
        </section>
      )}
    </div>
  )
}

/** The events of the current step as one text. */
const spokenAt = (groups: ReplayGroup[], step: number): string =>
  groups
    .flatMap(({ lines }) => lines)
    .filter(line => line.step === step)
    .flatMap(({ entries }) => entries.map(({ text }) => text))
    .join(' ')

function Chronicle({
  groups,
  step,
  side,
  onJump,
}: Pick<ReplayTwinProps, 'groups' | 'step' | 'side' | 'onJump'>) {
  const { t } = useTranslation('replay')
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the running line follows the step
  useEffect(() => {
    const box = list.current
    const running = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !running) return
    if (box.scrollHeight <= box.clientHeight) running.scrollIntoView({ block: 'nearest' })
    else box.scrollTop = running.offsetTop - (box.clientHeight - running.clientHeight) / 2
  }, [step])
  return (
    <ol ref={list} className={styles.turns}>
      {groups.map(group => (
        <li key={group.turn}>
          <ChronicleTurn title={t('turn', { turn: group.turn })}>
            {group.lines.map(line => (
              <li key={line.step}>
                <button
                  type="button"
                  className={classNames(styles.line, line.step > step && styles.ahead)}
                  aria-current={line.step === step ? 'step' : undefined}
                  onClick={() => onJump(line.step)}
                >
                  {line.entries.map((entry, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change
                    <LogLine key={place} entry={entry} own={side} />
                  ))}
                </button>
              </li>
            ))}
          </ChronicleTurn>
        </li>
      ))}
    </ol>
  )
}
