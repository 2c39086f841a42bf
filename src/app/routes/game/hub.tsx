import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { decksQuery, rewardsQuery } from '@/api/player-queries.ts'
import { charactersQuery, myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { draftKey, readDraft } from '@/features/game/creator/draft/edit-draft.ts'
import { HubView } from '@/features/game/hub/hub-view.tsx'
import { heldCards } from '@/features/game/kit/held-cards.ts'
import { readLessons } from '@/features/game/kit/lesson-memory.ts'
import { GameSettingsDialog } from '@/features/game/kit/settings/game-settings-dialog.tsx'
import { useSession } from '@/stores/session.ts'
import { readStored } from '@/stores/storage.ts'
import { useHref, useLocale } from '../../screen.ts'

export const areas = ['game', 'settings']

const [firstHero, firstRival] = ['draghissimo', 'brinorso'] // shown to players without a deck

export default function HubPage() {
  const user = useSession(state => state.user)
  const to = useHref()
  const locale = useLocale()
  const [isSettings, setSettings] = useState(false)
  const { data: characters = [] } = useQuery(charactersQuery(locale))
  const mine = { enabled: user !== null }
  const { data: cards = [] } = useQuery({ ...myCardsQuery(user?.id ?? 0), ...mine })
  const { data: packs } = useQuery({ ...myPacksQuery(user?.id ?? 0), ...mine })
  const { data: decks = [] } = useQuery({ ...decksQuery(user?.id ?? 0), ...mine })
  const { data: rewards } = useQuery({ ...rewardsQuery(user?.id ?? 0), ...mine })
  const draftName = useMemo(() => readStored(draftKey(user?.id ?? 0), readDraft)?.nome ?? '', [user?.id])
  const deck = decks[0] && { name: decks[0].name, cards: charactersByNumber(characters, decks[0].cards) }
  const owned = heldCards(cards)
    .map(({ character }) => character)
    .reverse()
  const bySlug = (slug?: string) => characters.find(character => character.slug === slug)
  const ownCard = deck?.cards[0] ?? bySlug(firstHero)
  const rival = bySlug(ownCard?.slug === firstRival ? firstHero : firstRival)
  return (
    <>
      <HubView
        user={user}
        sealed={user ? (packs?.filter(pack => !pack.is_opened) ?? null) : []}
        owned={user ? owned : charactersByNumber(characters, [8, 40, 100])}
        total={characters.length}
        deck={deck ?? null}
        heroes={ownCard && rival ? [ownCard, rival] : []}
        unseenRewards={user ? (rewards?.unseen ?? 0) : 0}
        draftName={user ? draftName : ''}
        isNew={readLessons() === undefined}
        locale={locale}
        linkTo={to}
        onSettings={() => setSettings(true)}
      />
      <GameSettingsDialog open={isSettings} onClose={() => setSettings(false)} />
    </>
  )
}

const charactersByNumber = (characters: readonly Character[], numbers: readonly number[]): Character[] =>
  numbers.flatMap(number => characters.find(({ numero_carta }) => numero_carta === number) ?? [])
