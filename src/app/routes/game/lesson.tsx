import BattleScreen from '@/features/game/battle/battle-screen.tsx'

export const areas = ['battle', 'game', 'settings', 'lesson']

export default function LessonPage() {
  return <BattleScreen variant="lesson" />
}
