import { useTranslation } from 'react-i18next'
import { iconRobot } from '@/ui/icon/game-icons.ts'
import { iconX } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { useSecondsSince } from '../kit/use-seconds.ts'
import { DeckPicker } from './deck-picker.tsx'
import { DuelFrame } from './duel-frame.tsx'
import { ownSide } from './duel-half.tsx'
import type { WaitingViewProps } from './waiting-props.ts'
import styles from './waiting-view.module.css'

/** Formats 12 as `0:12`. */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export function SearchScreen(props: WaitingViewProps) {
  const { t } = useTranslation('waiting')
  const { user, deck, search, refusal, linkTo, onLeave } = props
  const seconds = useSecondsSince(search)
  const near = search && { from: search.rating - search.window, to: search.rating + search.window }
  return (
    <DuelFrame
      own={ownSide(user, deck, t('deck', { name: deck.name }))}
      rival={{
        face: null,
        name: t('searching'),
        line: near ? t('near', near) : t('begin'),
        hero: null,
        cards: 0,
      }}
      isLit={false}
      medallion={
        <>
          <strong role="timer" data-testid="search-time">
            {clockOf(seconds)}
          </strong>
          <small>{t('waited')}</small>
        </>
      }
    >
      <div className={styles.foot}>
        <p role="status" className={styles.refusal}>
          {refusal}
        </p>
        <DeckPicker {...props} />
        <BrassButton icon={iconX} onClick={onLeave} data-testid="cancel-search">
          {t('cancel')}
        </BrassButton>
        <BrassButton look="secondary" icon={iconRobot} href={linkTo('prepare')}>
          {t('computer')}
        </BrassButton>
      </div>
    </DuelFrame>
  )
}
