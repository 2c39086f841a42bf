/** The state of the lessons on this device. Only new players are offered lessons. */
import { type LessonCode, lessonCodes } from '@/contract/endpoints/game/lesson.ts'
import { readStored, writeStored } from '@/stores/storage.ts'

const key = 'lesson'

export interface LessonMemory {
  won: readonly LessonCode[]
  isSkipped: boolean // the player has turned a coach off
}

/** undefined: no lesson was opened. An older version with a single lesson stored one word, which counts for none of the four. */
export const readLessons = (): LessonMemory | undefined =>
  readStored(key, value => {
    if (value === 'won' || value === 'skipped') return { won: [], isSkipped: true }
    if (typeof value !== 'object' || value === null || !('won' in value)) return undefined
    const { won, isSkipped } = value as Record<string, unknown>
    if (!Array.isArray(won)) return undefined
    return { won: lessonCodes.filter(code => won.includes(code)), isSkipped: isSkipped === true }
  })

const nothing: LessonMemory = { won: [], isSkipped: false }

export function saveLessonWon(code: LessonCode): void {
  const memory = readLessons() ?? nothing
  writeStored(key, {
    ...memory,
    won: lessonCodes.filter(lesson => lesson === code || memory.won.includes(lesson)),
  })
}

export const saveLessonSkipped = (): void =>
  void writeStored(key, { ...(readLessons() ?? nothing), isSkipped: true })
