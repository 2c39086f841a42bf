/**
 * For records that are decided in one step: the second admin to decide sees the first decision. The texts of a version
 * are passed in, so the hook works for every kind of record.
 */
import { type ReactNode, useState } from 'react'
import type { Result } from '@/api/client.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

interface Versioned {
  version: string
}

interface ContestProps<T extends Versioned> {
  words: (version: T) => Record<string, unknown> | readonly string[] // by the label of the field, or in their order
  onTheirs: () => void | Promise<void> // the dialog stays until the other version is shown
}

interface SaveOutcome<T extends Versioned> {
  base: T // the version that the decision is based on
  mine: Partial<T> // the fields that it changes
  again: (theirs: T) => void // again, overwriting the stored version
}

interface Contest<T extends Versioned> {
  isLost: (result: Result<unknown>, response: SaveOutcome<T>) => boolean // shows the conflict dialog, because the record has changed since
  dialog: ReactNode
}

export function useContest<T extends Versioned>({ words, onTheirs }: ContestProps<T>): Contest<T> {
  const [lost, setLost] = useState<SaveOutcome<T> & { theirs: T }>()
  const isLost = (result: Result<unknown>, response: SaveOutcome<T>) => {
    if (result.ok || result.failure.code !== 'conflict' || !result.failure.current) return false
    setLost({ ...response, theirs: result.failure.current as T })
    return true
  }
  const dialog = lost && (
    <ConflictDialog
      mine={words({ ...lost.base, ...lost.mine })}
      theirs={words(lost.theirs)}
      base={words(lost.base)}
      onClose={() => setLost(undefined)}
      onTakeTheirs={async () => {
        await onTheirs()
        setLost(undefined)
      }}
      onKeepMine={() => {
        setLost(undefined)
        lost.again(lost.theirs)
      }}
    />
  )
  return { isLost, dialog }
}
