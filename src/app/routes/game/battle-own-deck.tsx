import BattleScreen from '@/features/game/battle/battle-screen.tsx'

export const areas = ['battle', 'game', 'settings']

export default function BattlePage() {
  return <BattleScreen variant="newb" />
}
