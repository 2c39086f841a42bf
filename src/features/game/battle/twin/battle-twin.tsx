/**
 * The battle in words and buttons: the same pictures and gestures as the stage, for keyboard, screen reader, tests
 * and browsers that cannot draw. Hidden it shows itself while it has the focus; alone it is the whole page.
 */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '@/contract/paths.ts'
import type { BattleGesture } from '@/stage/battle-picture.ts'
import { classNames } from '@/ui/class-names.ts'
import { Link } from '@/ui/link.tsx'
import type { Showing } from '../scene/conductor.ts'
import { useLocaleOfTexts } from '../scene/use-battle-words.ts'
import { characterOf } from '../scene/words.ts'
import { BattleLog } from './battle-log.tsx'
import styles from './battle-twin.module.css'
import { TwinCommands } from './twin-commands.tsx'
import { TwinFighter } from './twin-fighter.tsx'
import { TwinHand } from './twin-hand.tsx'

export type TwinMode = 'hidden' | 'pinned' | 'alone'

interface BattleTwinProps {
  showing: Showing
  mode: TwinMode
  onGesture: (gesture: BattleGesture) => void
  onPin: () => void
}

export function BattleTwin({ showing, mode, onGesture, onPin }: BattleTwinProps) {
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  const { battle, picture } = showing
  const rival = picture.rival.name
  const wasUsed = useRef(false)
  const commands = useRef<HTMLDivElement>(null)
  const gesture = (given: BattleGesture) => {
    wasUsed.current = true
    onGesture(given)
  }
  // A new set of buttons takes the place of the one that had the focus.
  useFocusAfter(picture.selecting, commands, wasUsed)
  const artOf = (id: number) => characterOf(battle, id)?.images.mini_card

  return (
    <section className={classNames(styles.twin, styles[mode])} aria-label={t('commands.title')}>
      {mode !== 'alone' && (
        <button type="button" className={styles.quiet} aria-pressed={mode === 'pinned'} onClick={onPin}>
          {t(mode === 'pinned' ? 'commands.hide' : 'commands.show')}
        </button>
      )}
      <p role="status" className={styles.prompt}>
        {picture.prompt}
      </p>
      <div className={styles.fighters}>
        <TwinFighter label={t('card.own')} card={picture.own.active} artOf={artOf} side="own" />
        <TwinFighter
          label={t('card.rival', { rival })}
          card={picture.rival.active}
          artOf={artOf}
          side="rival"
        />
      </div>
      <div ref={commands} className={styles.orders}>
        {picture.outcome === null && <TwinCommands picture={picture} onGesture={gesture} />}
      </div>
      <TwinHand title={t('commands.hand')} cards={picture.own.hand} onGesture={gesture} />
      <TwinHand title={t('commands.rivalHand', { rival })} cards={picture.rival.hand} onGesture={gesture} />
      <section className={styles.story}>
        <h2 className={styles.heading}>{t('log.title')}</h2>
        <BattleLog lines={picture.log} live />
      </section>
      <div className={styles.bar}>
        <button type="button" className={styles.quiet} onClick={() => gesture({ type: 'open-settings' })}>
          {t('settings.title')}
        </button>
        <Link className={styles.quiet} href={href('game', locale)}>
          {t('commands.leave')}
        </Link>
      </div>
    </section>
  )
}

function useFocusAfter(
  selecting: boolean,
  commands: { current: HTMLDivElement | null },
  wasUsed: { current: boolean },
) {
  const before = useRef(selecting)
  useEffect(() => {
    if (before.current === selecting) return
    before.current = selecting
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (wasUsed.current && isLost) commands.current?.querySelector('button')?.focus()
  }, [selecting, commands, wasUsed])
}
