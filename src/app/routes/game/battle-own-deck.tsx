import { useSearchParams } from 'react-router-dom'
import BattleScreen from '@/features/game/battle/battle-screen.tsx'
import { readChoice } from '@/features/game/battle/variants/choice.ts'

export const areas = ['battle', 'effects', 'game', 'lesson', 'rewards', 'settings']

export default function BattlePage() {
  const [search] = useSearchParams()
  return <BattleScreen variant="newb" asked={readChoice(search)} />
}
