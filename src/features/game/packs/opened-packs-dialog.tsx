/** Packs that were opened before, with their content and verification. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { packOpeningQuery } from '@/api/pack-queries.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard, Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { iconArrowLeft, iconShieldCheck } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { BrassButton } from '../kit/brass-button.tsx'
import { NightDialog } from '../kit/night-dialog.tsx'
import { CopiesTag } from './copies-tag.tsx'
import styles from './opened-packs-dialog.module.css'

interface OpenedPacksDialogProps {
  open: boolean
  user: number
  packs: readonly Pack[]
  locale: Locale
  characterOf(card: OpenedCard): Character | undefined
  onVerify(opening: PackOpening): void
  onClose(): void
}

export function OpenedPacksDialog({
  open,
  packs,
  user,
  locale,
  characterOf,
  onVerify,
  onClose,
}: OpenedPacksDialogProps) {
  const { t } = useTranslation('packs')
  const [chosen, choose] = useState<string | null>(null)
  const opened = packs
    .filter(({ opened_at }) => opened_at !== null)
    .sort((a, b) => (b.opened_at ?? '').localeCompare(a.opened_at ?? ''))
  const close = () => {
    choose(null)
    onClose()
  }
  return (
    <NightDialog open={open} title={t('history.title')} onClose={close} look="wide">
      {chosen ? (
        <OneOpened
          key={chosen}
          id={chosen}
          user={user}
          locale={locale}
          characterOf={characterOf}
          onVerify={onVerify}
          onBack={() => choose(null)}
        />
      ) : opened.length === 0 ? (
        <p>{t('history.empty')}</p>
      ) : (
        <ul className={styles.list}>
          {opened.map(pack => (
            <li key={pack.id}>
              <button
                type="button"
                className={styles.row}
                onClick={() => choose(pack.id)}
                data-testid="opened-pack"
              >
                <img src={`/assets/stage/pack-${pack.rarity}.webp`} alt="" />
                <b>{t(`kind.${pack.rarity}`)}</b>
                <span>{t(`source.${pack.source}`)}</span>
                <time dateTime={pack.opened_at ?? ''}>
                  {dateTimeText(pack.opened_at ?? pack.created_at, locale)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      )}
    </NightDialog>
  )
}

interface OneOpenedProps
  extends Pick<OpenedPacksDialogProps, 'user' | 'locale' | 'characterOf' | 'onVerify'> {
  id: string
  onBack(): void
}

function OneOpened({ id, user, locale, characterOf, onVerify, onBack }: OneOpenedProps) {
  const { t } = useTranslation('packs')
  const messages = useProblemMessage()
  const { data, error, refetch } = useQuery(packOpeningQuery(user, id))
  return (
    <div className={styles.one}>
      {!data && error && (
        <PartFailure onRetry={refetch}>{messages.problem(failureFrom(error) ?? unreachable)}</PartFailure>
      )}
      {data && (
        <ul className={styles.cards}>
          {data.cards.map(card => {
            const character = characterOf(card)
            return (
              <li key={card.id_istanza}>
                {character && <CharacterCard character={character} locale={locale} size="thumbnail" still />}
                <CopiesTag card={card} />
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.actions}>
        <BrassButton small icon={iconArrowLeft} onClick={onBack}>
          {t('history.back')}
        </BrassButton>
        {data && (
          <BrassButton small look="secondary" icon={iconShieldCheck} onClick={() => onVerify(data)}>
            {t('verify.open')}
          </BrassButton>
        )}
      </div>
    </div>
  )
}
