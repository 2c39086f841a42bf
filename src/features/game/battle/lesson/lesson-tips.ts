/** The tips of each lesson, sorted by priority. Their texts are in `lesson.json` under the same codes. */
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import type { LessonTip } from './lesson-tip.ts'

const hasMoved = ({ moves }: { moves: number }): boolean => moves > 0

const rival: LessonTip = {
  code: 'rival',
  at: 'table',
  how: 'act',
  due: facts => !facts.canAct && !facts.isChoosing && facts.moves + facts.skips > 0,
  over: facts => facts.canAct && facts.moves + facts.skips > 0,
}

const choose: LessonTip = {
  code: 'choose',
  at: 'table',
  how: 'act',
  due: ({ isChoosing }) => isChoosing,
  over: ({ falls, isChoosing }) => falls > 0 && !isChoosing,
}

const energy: readonly LessonTip[] = [
  { code: 'card', at: 'own', how: 'read', due: ({ canAct }) => canAct, over: hasMoved },
  { code: 'energy', at: 'tube', how: 'read', due: ({ canAct }) => canAct, over: hasMoved },
  {
    code: 'move',
    at: 'moves',
    how: 'act',
    due: ({ canAct, isMarked }) => canAct && !isMarked,
    over: hasMoved,
  },
  {
    code: 'strike',
    at: 'rival',
    how: 'act',
    due: ({ canAct, isMarked }) => canAct && isMarked,
    over: hasMoved,
  },
  rival,
  {
    code: 'status',
    at: 'sufferer',
    how: 'read',
    due: ({ canAct, hasStatus }) => canAct && hasStatus,
  },
  {
    code: 'save',
    at: 'guard',
    how: 'offer',
    due: ({ canAct, isShort, moves }) => canAct && isShort && moves > 0,
    over: ({ skips }) => skips > 0,
  },
  {
    code: 'big',
    at: 'moves',
    how: 'read',
    due: ({ canAct, isShort, skips }) => canAct && !isShort && skips > 0,
  },
]

const change: readonly LessonTip[] = [
  {
    code: 'swap',
    at: 'replace',
    how: 'offer',
    due: ({ canAct }) => canAct,
    over: ({ swaps }) => swaps > 0,
  },
  { code: 'price', at: 'own', how: 'read', due: ({ canAct, swaps }) => canAct && swaps > 0 },
  { code: 'trait', at: 'rival', how: 'read', due: ({ canAct, swaps }) => canAct && swaps > 0 },
  choose,
  {
    code: 'tired',
    at: 'replace',
    how: 'offer',
    due: ({ canAct, isWeak, falls, moves }) => canAct && isWeak && falls === 0 && moves > 0,
    over: ({ swaps }) => swaps > 1,
  },
]

const edge: readonly LessonTip[] = [
  { code: 'wheel', at: 'plates', how: 'read', due: ({ canAct }) => canAct, over: hasMoved },
  {
    code: 'match',
    at: 'replace',
    how: 'offer',
    due: ({ canAct, hasEdge, canGainEdge }) => canAct && !hasEdge && canGainEdge,
    over: ({ hasEdge }) => hasEdge,
  },
  { code: 'blow', at: 'moves', how: 'read', due: ({ canAct, hasEdge }) => canAct && hasEdge },
  choose,
  {
    code: 'again',
    at: 'replace',
    how: 'offer',
    due: ({ canAct, hasEdge, canGainEdge, rivalFalls }) =>
      canAct && !hasEdge && canGainEdge && rivalFalls > 0,
    over: ({ hasEdge, rivalFalls }) => hasEdge && rivalFalls > 0,
  },
]

const points: readonly LessonTip[] = [
  { code: 'points', at: 'score', how: 'read', due: ({ canAct }) => canAct, over: hasMoved },
  {
    code: 'shelter',
    at: 'replace',
    how: 'offer',
    due: ({ canAct, isHeavy, moves }) => canAct && isHeavy && moves === 0,
    over: facts => facts.swaps > 0 || hasMoved(facts),
  },
  { code: 'prey', at: 'rival', how: 'read', due: ({ canAct, isRivalHeavy }) => canAct && isRivalHeavy },
  choose,
  { code: 'small', at: 'score', how: 'read', due: ({ canAct, falls }) => canAct && falls > 0 },
  { code: 'near', at: 'score', how: 'read', due: facts => facts.canAct && facts.points >= 6 },
]

const lessons = { energy, change, edge, points } satisfies Record<LessonCode, readonly LessonTip[]>

export const tipsOf = (lesson: LessonCode): readonly LessonTip[] => lessons[lesson]
