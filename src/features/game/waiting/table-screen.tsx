import { useTranslation } from 'react-i18next'
import type { Match } from '@/contract/endpoints/game/online.ts'
import type { SeatedPlayer } from '@/contract/endpoints/game/online-battle.ts'
import { iconCheckBold, iconSword, iconX } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { DeckPicker } from './deck-picker.tsx'
import { DuelFrame } from './duel-frame.tsx'
import type { DuelSide } from './duel-half.tsx'
import { ownSide } from './duel-half.tsx'
import { ShareTable } from './share-table.tsx'
import type { WaitingViewProps } from './waiting-props.ts'
import styles from './waiting-view.module.css'

interface TableScreenProps extends WaitingViewProps {
  match: Match
}

export function TableScreen(props: TableScreenProps) {
  const { t } = useTranslation('waiting')
  const { user, match, deck, isBusy, refusal, address, onReady, onLeave } = props
  const own = match.side === 'guest' ? match.guest : match.side === 'host' ? match.host : null
  const other = match.side === 'host' ? match.guest : match.host
  if (!own) return <Door {...props} />
  const isAlone = other === null
  const readyLine = own.ready ? t('youReady') : t('deck', { name: deck.name })
  const isShared = match.kind === 'private' || match.kind === 'open'
  return (
    <DuelFrame
      own={ownSide(user, deck, readyLine)}
      rival={isAlone ? emptySide(match, t) : rivalSide(other, t)}
      isLit={!isAlone}
      medallion={isAlone ? <small>{t('waitingFor')}</small> : <em>VS</em>}
      middle={
        <p role="status" className={styles.pill}>
          {statusOf(match, own, other, t)}
        </p>
      }
    >
      <div className={styles.foot}>
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        {!own.ready && <DeckPicker {...props} />}
        <BrassButton icon={iconX} onClick={onLeave} data-testid="leave-table">
          {t(isAlone ? 'close' : 'leave')}
        </BrassButton>
        {!isAlone && (
          <BrassButton
            look={own.ready ? 'secondary' : 'primary'}
            icon={own.ready ? iconCheckBold : iconSword}
            busy={isBusy}
            aria-pressed={own.ready}
            data-testid="ready"
            onClick={() => onReady(!own.ready)}
          >
            {t(own.ready ? 'notReady' : 'ready')}
          </BrassButton>
        )}
      </div>
      {isAlone && isShared && <ShareTable code={match.code} address={address} />}
    </DuelFrame>
  )
}

/** Entry for a visitor who came by a link and has no seat yet. */
function Door(props: TableScreenProps) {
  const { t } = useTranslation('waiting')
  const { user, match, deck, isBusy, refusal, onJoin, onLeave } = props
  const isFree = match.status === 'waiting'
  return (
    <DuelFrame
      own={ownSide(user, deck, t('deck', { name: deck.name }))}
      rival={rivalSide(match.host, t)}
      isLit
      medallion={<em>VS</em>}
      middle={
        <p role="status" className={styles.pill}>
          {t(isFree ? `rules.${match.rules}` : 'taken')}
        </p>
      }
    >
      <div className={styles.foot}>
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        <BrassButton icon={iconX} onClick={onLeave}>
          {t('back')}
        </BrassButton>
        {isFree && (
          <BrassButton look="primary" icon={iconSword} busy={isBusy} data-testid="sit" onClick={onJoin}>
            {t('sit')}
          </BrassButton>
        )}
      </div>
    </DuelFrame>
  )
}

type Words = ReturnType<typeof useTranslation<'waiting'>>['t']

function rivalSide(player: SeatedPlayer, t: Words): DuelSide {
  return {
    face: player,
    name: player.nickname ?? '',
    line: t(player.ready ? 'rivalReady' : 'points', { count: player.rating }),
    hero: null,
    cards: 0, // shown once the battle begins
  }
}

const emptySide = ({ invited, kind }: Match, t: Words): DuelSide => ({
  face: invited,
  name: invited?.nickname ?? t('nobody'),
  line: t(kind === 'challenge' ? 'asked' : 'opponentComes'),
  hero: null,
  cards: 0,
})

function statusOf(match: Match, own: SeatedPlayer, other: SeatedPlayer | null, t: Words): string {
  if (!other) return t(match.kind === 'challenge' ? 'challengeSent' : `rules.${match.rules}`)
  if (!other.is_here) return t('rivalAway')
  if (own.ready) return t('waitRival')
  return t(other.ready ? 'rivalWaits' : 'bothReady')
}
