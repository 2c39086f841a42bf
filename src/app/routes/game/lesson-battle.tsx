import { Navigate } from 'react-router-dom'
import { lessonCodes } from '@/contract/endpoints/game/lesson.ts'
import BattleScreen from '@/features/game/battle/battle-screen.tsx'
import { useHref, useScreenParams } from '../../screen.ts'

export const areas = ['battle', 'effects', 'game', 'lesson', 'rewards', 'settings']

export default function LessonBattlePage() {
  const { lesson } = useScreenParams()
  const to = useHref()
  const code = lessonCodes.find(candidate => candidate === lesson)
  return code ? (
    <BattleScreen key={code} variant={`lesson-${code}`} />
  ) : (
    <Navigate to={to('lesson')} replace />
  )
}
