/**
 * Text version of the battle with buttons: the same pictures and gestures as the stage, for keyboards, screen readers,
 * tests and browsers that cannot draw. In mode `hidden` it is visible only while it contains the focus; in mode `alone`
 * it is the whole page.
 */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '@/contract/paths.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import type { BattleGesture } from '@/stage/battle-snapshot.ts'
import { classNames } from '@/ui/class-names.ts'
import { Link } from '@/ui/link.tsx'
import workbench from '../../kit/workbench.module.css'
import type { Showing } from '../scene/conductor.ts'
import { characterOf } from '../scene/words.ts'
import { BattleLog } from './battle-log.tsx'
import styles from './battle-twin.module.css'
import { TwinCommands } from './twin-commands.tsx'
import { TwinFighter } from './twin-fighter.tsx'
import { TwinForecast } from './twin-forecast.tsx'
import { TwinHand } from './twin-hand.tsx'
import { TwinKeys } from './twin-keys.tsx'
import { TwinReplacements } from './twin-replacements.tsx'
import { useNews } from './use-news.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

export type TwinMode = 'hidden' | 'pinned' | 'alone'

interface BattleTwinProps {
  showing: Showing
  mode: TwinMode
  isWatched?: boolean // the reader is a spectator
  onGesture: (gesture: BattleGesture) => void
  onPin: () => void
  onAbandon: () => void
}

export function BattleTwin({ showing, mode, isWatched, onGesture, onPin, onAbandon }: BattleTwinProps) {
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  const { battle, picture } = showing
  const { own, rival, facts } = picture
  const commands = useRef<HTMLDivElement>(null)
  const isPlayed = picture.outcome === null && !isWatched
  const use = useRestoredFocus(commands, `${picture.selecting} ${own.active?.id} ${isPlayed}`)
  const gesture = (target: BattleGesture) => {
    use()
    onGesture(target)
  }
  const artOf = (id: number) => characterOf(battle, id)?.images.mini_card

  return (
    <section className={classNames(styles.twin, styles[mode])} aria-label={t('commands.title')}>
      {mode !== 'alone' && (
        <button type="button" className={styles.quiet} aria-pressed={mode === 'pinned'} onClick={onPin}>
          {t(mode === 'pinned' ? 'commands.hide' : 'commands.show')}
        </button>
      )}
      <p role="status" className={workbench.spoken}>
        {useNews(showing)}
      </p>
      <p className={styles.prompt} data-testid="prompt">
        {picture.prompt}
      </p>
      <div className={styles.fighters}>
        <TwinFighter
          label={t('card.own')}
          card={own.active}
          energy={own.energy}
          points={own.points}
          facts={facts}
          artOf={artOf}
          side="own"
        />
        <TwinFighter
          label={t('card.rival', { rival: rival.name })}
          card={rival.active}
          energy={rival.energy}
          points={rival.points}
          facts={facts}
          artOf={artOf}
          side="rival"
        />
      </div>
      {facts && <TwinForecast picture={picture} onGesture={onGesture} />}
      <div ref={commands} className={styles.orders} data-testid="battle-orders">
        {isPlayed && <TwinCommands picture={picture} onGesture={gesture} />}
        {isPlayed && !picture.selecting && <TwinReplacements picture={picture} onGesture={gesture} />}
      </div>
      <TwinHand title={t('commands.hand')} cards={own.hand} facts={facts} onGesture={gesture} />
      <TwinHand
        title={t('commands.rivalHand', { rival: rival.name })}
        cards={rival.hand}
        facts={facts}
        onGesture={gesture}
      />
      <section className={styles.story}>
        <h2 className={styles.heading}>{t('log.title')}</h2>
        <BattleLog lines={picture.log} />
      </section>
      <TwinKeys />
      <div className={styles.bar}>
        <button type="button" className={styles.quiet} onClick={() => gesture({ type: 'open-settings' })}>
          {t('settings.title')}
        </button>
        <Link className={styles.quiet} href={href('game', locale)}>
          {t('commands.leave')}
        </Link>
        {isPlayed && (
          <button type="button" className={styles.quiet} onClick={onAbandon}>
            {t('commands.abandon')}
          </button>
        )}
      </div>
    </section>
  )
}
