/** Before the battle: the six cards that will play, and the start. */
import { useTranslation } from 'react-i18next'
import type { OwnedCard } from '@/contract/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { iconSword } from '@/ui/icon/icons.ts'
import { Table, TableHead } from '../kit/night-panel.tsx'
import styles from './waiting-view.module.css'

const deckSize = 6

/** The first six different numbers, in the order they were won. */
export const firstDeck = (owned: readonly OwnedCard[]): OwnedCard[] =>
  owned
    .filter((card, at) => owned.findIndex(other => other.numero_carta === card.numero_carta) === at)
    .slice(0, deckSize)

export interface WaitingViewProps {
  owned: readonly OwnedCard[]
  locale: Locale
  linkTo: LinkTo
}

export function WaitingView({ owned, locale, linkTo }: WaitingViewProps) {
  const { t } = useTranslation('game')
  const deck = firstDeck(owned)
  const ready = deck.length === deckSize
  return (
    <Table>
      <TableHead
        title={t('waiting.title')}
        lead={ready ? t('waiting.text') : t('waiting.short', { count: deck.length })}
      />
      <ul className={styles.deck}>
        {deck.map(card => (
          <li key={card.id_istanza}>
            <CharacterCard character={card} locale={locale} size="mini" />
          </li>
        ))}
      </ul>
      <div className={styles.doors}>
        {ready && (
          <Button variant="amber" icon={iconSword} href={linkTo('battleOwnDeck')}>
            {t('waiting.start')}
          </Button>
        )}
        <Button variant="on-night" href={linkTo('lobby')}>
          {t('waiting.lobby')}
        </Button>
      </div>
    </Table>
  )
}
