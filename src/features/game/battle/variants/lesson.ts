import {
  type LessonCode,
  lessonCodes,
  lessonDeal,
  lessonPlans,
  lessonRules,
  lessonSeed,
} from '@/contract/endpoints/game/lesson.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { saveLessonWon } from '../../kit/lesson-memory.ts'
import { storeLessonProof } from '../../kit/lesson-proof.ts'
import { ownCommands } from '../session/saved-battle.ts'
import type { LessonVariantCode, Variant } from './variant.ts'

/** Always the same battle. A winner can prove it to the server, now or with an account created later. */
const lesson = (code: LessonCode): Variant => ({
  code: `lesson-${code}`,
  lesson: code,
  seed: lessonSeed,
  needs: { characters: true, owned: false },
  fixed: { rules: lessonRules, opponent: lessonPlans[code].opponent },
  ticket: () => null,
  prepare: ({ characters }) => {
    const deal = lessonDeal(code, characters)
    return deal ? { setup: deal.setup, characters: deal.dealt } : { missing: 'characters' }
  },
  keepWin: record => {
    saveLessonWon(code)
    storeLessonProof({ lesson: code, rules_version: rulesVersion, commands: ownCommands(record) })
  },
})

export const lessons = Object.fromEntries(
  lessonCodes.map(code => [`lesson-${code}`, lesson(code)]),
) as Record<LessonVariantCode, Variant>
