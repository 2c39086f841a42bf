/**
 * A local battle as a page: fetches what its variant needs, then lays the table. It is drawn by the stage and,
 * for keyboard and screen reader, by its twin; it plays on without the stage.
 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import { useSession } from '@/stores/session.ts'
import { BattleNotice } from './battle-notice.tsx'
import { BattleRound } from './battle-round.tsx'
import { variantOf } from './variants/catalog.ts'
import type { VariantCode } from './variants/variant.ts'

export interface BattleScreenProps {
  variant: VariantCode
}

export default function BattleScreen({ variant: code }: BattleScreenProps) {
  const { t } = useTranslation('battle')
  const variant = variantOf(code)
  const [round, setRound] = useState(0)
  const userId = useSession(state => state.user?.id ?? null)
  const needsOwned = variant.needs.owned && userId !== null
  const characters = useQuery({ ...charactersQuery(), enabled: variant.needs.characters })
  const owned = useQuery({ ...myCardsQuery(userId ?? 0), enabled: needsOwned })

  const failed = (variant.needs.characters && characters.isError) || (needsOwned && owned.isError)
  const ready = (!variant.needs.characters || characters.data) && (!needsOwned || owned.data)
  const retry = () => {
    if (characters.isError) void characters.refetch()
    if (owned.isError) void owned.refetch()
  }

  if (failed && !ready)
    return (
      <BattleNotice
        state="failed"
        title={t('state.failed')}
        help={t('state.failedHelp')}
        action={{ label: t('state.retry'), run: retry }}
      />
    )
  if (!ready) return <BattleNotice state="loading" title={t('state.loading')} />
  return (
    <BattleRound
      key={`${code}-${userId}-${round}`}
      variant={variant}
      world={{ characters: characters.data ?? [], owned: owned.data ?? [] }}
      onAgain={() => setRound(number => number + 1)}
    />
  )
}
