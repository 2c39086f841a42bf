import { lessonRules, lessonSetup } from '@/contract/endpoints/game/lesson.ts'
import { storeLessonProof } from '../../kit/lesson-proof.ts'
import { ownCommands } from '../session/saved-battle.ts'
import type { Variant } from './variant.ts'

/** The first battle: standard rules, a gentle opponent; whoever wins it can prove it to the server, now or with an account made later. */
export const lesson: Variant = {
  code: 'lesson',
  needs: { characters: true, owned: false },
  fixed: lessonRules,
  ticket: () => null,
  prepare: ({ characters }) => {
    const made = lessonSetup(characters)
    return made ? { setup: made.setup, characters: made.dealt } : { missing: 'characters' }
  },
  keepWin: record => storeLessonProof({ seed: record.seed, commands: ownCommands(record) }),
}
