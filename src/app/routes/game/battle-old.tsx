import BattleScreen from '@/features/game/battle/battle-screen.tsx'

export const areas = ['battle', 'effects', 'game', 'lesson', 'rewards', 'settings']

export default function BattlePage() {
  return <BattleScreen variant="oldnew" />
}
