import BattleScreen from '@/features/game/battle/battle-screen.tsx'

export const areas = ['battle', 'game']

export default function BattlePage() {
  return <BattleScreen variant="oldnew" />
}
