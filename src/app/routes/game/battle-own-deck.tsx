import BattleScreen from '@/features/game/battle/battle-screen.tsx'

export const areas = ['battle']

export default function BattlePage() {
  return <BattleScreen variant="newb" />
}
