import { useTranslation } from 'react-i18next'
import { BattleNotice } from './battle-notice.tsx'
import type { Round, Rounds } from './session/rounds.ts'
import { savedTurn } from './session/saved-battle.ts'

interface RoundNoticeProps {
  round: Round
  rounds: Rounds | null
  isWaiting: boolean // the cards are loading
  isRefused: boolean // the engine could not start the battle
  onRetry: () => void
}

/** Shown instead of a battle that is being prepared, is played elsewhere, or cannot be played, with the possible actions. */
export function RoundNotice({ round, rounds, isWaiting, isRefused, onRetry }: RoundNoticeProps) {
  const { t } = useTranslation('battle')
  if (isRefused || (round.state === 'missing' && round.missing === 'characters'))
    return <BattleNotice state="failed" title={t('state.noCards')} help={t('state.noCardsHelp')} />
  if (isWaiting && round.state === 'missing' && round.missing === 'cards')
    return <BattleNotice state="loading" title={t('state.loading')} />
  switch (round.state) {
    case 'preparing':
    case 'ready':
      return <BattleNotice state="loading" title={t('state.loading')} />
    case 'elsewhere':
      return (
        <BattleNotice
          state="failed"
          title={t('round.elsewhere')}
          help={t('round.elsewhereHelp')}
          action={{ label: t('round.takeOver'), run: () => void rounds?.takeOver() }}
        />
      )
    case 'begun':
      return (
        <BattleNotice
          state="failed"
          title={t('round.begun')}
          help={t('round.begunHelp', {
            rival: t(`rival.${round.saved.choice.opponent}`),
            turn: savedTurn(round.saved),
          })}
          action={{ label: t('round.resume'), run: () => rounds?.resume() }}
          second={{ label: t('round.anew'), run: () => void rounds?.restart() }}
        />
      )
    case 'unfit':
      return (
        <BattleNotice
          state="failed"
          title={t('round.deck')}
          help={round.problems.map(problem => t(`fault.${problem}`)).join(' ')}
          way={{ label: t('round.toDecks'), screen: 'decks' }}
        />
      )
    case 'missing':
      return round.missing === 'owned' ? (
        <BattleNotice
          state="failed"
          title={t('state.noDeck')}
          help={t('state.noDeckHelp')}
          way={{ label: t('state.toPacks'), screen: 'pack' }}
        />
      ) : (
        <BattleNotice
          state="failed"
          title={t('state.failed')}
          help={t('state.failedHelp')}
          action={{ label: t('state.retry'), run: onRetry }}
        />
      )
  }
}
