import { useSearchParams } from 'react-router-dom'
import { askTicketAhead } from '@/features/game/battle/ask-ticket-ahead.ts'
import BattleScreen from '@/features/game/battle/battle-screen.tsx'
import { readChoice } from '@/features/game/battle/variants/choice.ts'

export const areas = ['battle', 'effects', 'game', 'lesson', 'rewards', 'settings']

export const prepare = async ({ searchParams }: URL) => askTicketAhead('new', readChoice(searchParams))

export default function BattlePage() {
  const [search] = useSearchParams()
  return <BattleScreen variant="new" asked={readChoice(search)} />
}
