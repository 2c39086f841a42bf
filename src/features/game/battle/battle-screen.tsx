/**
 * Page of a local battle: fetches what its variant needs and opens the screen of battles, while the stage starts in
 * parallel. The stage draws the battle. Its text version serves keyboards and screen readers and works without the
 * stage. A running battle resumes even if the cards fail to load.
 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useSession } from '@/stores/session.ts'
import { BattleHall } from './battle-hall.tsx'
import { BattleNotice } from './battle-notice.tsx'
import { readSaved } from './session/saved-battle.ts'
import { variantOf } from './variants/catalog.ts'
import type { AskedChoice } from './variants/choice.ts'
import type { VariantCode, VariantDeps } from './variants/variant.ts'

export interface BattleScreenProps {
  variant: VariantCode
  asked?: AskedChoice // the choices in the address
}

export default function BattleScreen({ variant: code, asked = {} }: BattleScreenProps) {
  const { t } = useTranslation('battle')
  const variant = variantOf(code)
  const userId = useSession(state => state.user?.id ?? null)
  const [hadSaved] = useState(() => readSaved(code, userId) !== undefined)
  const needsOwned = variant.needs.owned && userId !== null
  const characters = useQuery({ ...charactersQuery(useLocaleOfTexts()), enabled: variant.needs.characters })
  const owned = useQuery({ ...myCardsQuery(userId ?? 0), enabled: needsOwned })

  const failed = (variant.needs.characters && characters.isError) || (needsOwned && owned.isError)
  const ready = (!variant.needs.characters || characters.data) && (!needsOwned || owned.data)
  const deps: VariantDeps | null = ready
    ? { characters: characters.data ?? [], owned: owned.data ?? [] }
    : null
  const retry = () => {
    if (characters.isError) void characters.refetch()
    if (owned.isError) void owned.refetch()
  }

  if (failed && !ready && !hadSaved)
    return (
      <BattleNotice
        state="failed"
        title={t('state.failed')}
        help={t('state.failedHelp')}
        action={{ label: t('state.retry'), run: retry }}
      />
    )
  return (
    <BattleHall
      key={`${code}-${userId}-${JSON.stringify(asked)}`}
      variant={variant}
      asked={asked}
      deps={deps}
      isWaiting={!ready && !failed}
      onRetry={retry}
    />
  )
}
