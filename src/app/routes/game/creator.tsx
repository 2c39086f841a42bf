import { useQuery } from '@tanstack/react-query'
import { charactersQuery } from '@/api/queries.ts'
import { CreatorView } from '@/features/game/creator/creator-view.tsx'
import { useLocale } from '../../screen.ts'

export const areas = ['game']

export default function CreatorPage() {
  const { data: characters } = useQuery(charactersQuery())
  const locale = useLocale()
  return characters ? <CreatorView characters={characters} locale={locale} /> : null
}
