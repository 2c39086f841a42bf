/**
 * An order changed by dragging and saved immediately. It is sent with the order it is based on; a conflict shows both.
 * The hook uses names of positions, not the records.
 */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useCallResult } from './use-refuse.ts'

/** Returns the list with the item at `from` moved to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(to, 0, item)
  return next
}

export interface Place<Id> {
  id: Id
  name: string
}

interface OrderProps<Id> {
  places: readonly Place<Id>[] // as they are shown
  show: (ids: Id[]) => void // before the server has responded
  send: (ids: Id[], known: Id[]) => Promise<Result<unknown>>
  read: () => Promise<readonly Place<Id>[]> // as it is stored now, shown too
}

interface Sorted<Id> {
  mine: readonly Place<Id>[]
  base: readonly Place<Id>[]
}

const idsOf = <Id,>(places: readonly Place<Id>[]): Id[] => places.map(({ id }) => id)
const namesOf = <Id,>(places: readonly Place<Id>[]): string[] => places.map(({ name }) => name)

export function useOrder<Id extends string | number>({
  places,
  show,
  send,
  read,
}: OrderProps<Id>): {
  move: (from: number, to: number) => void
  dialog: ReactNode
} {
  const { t } = useTranslation('admin-goods')
  const resultOf = useCallResult()
  const [lost, setLost] = useState<Sorted<Id> & { theirs: readonly Place<Id>[] }>()
  const sort = async ({ mine, base }: Sorted<Id>) => {
    show(idsOf(mine))
    const result = await send(idsOf(mine), idsOf(base))
    const now = await read()
    if (!result.ok && result.failure.code === 'conflict') return setLost({ mine, base, theirs: now })
    resultOf(result, t('categories.arranged'))
  }
  const dialog = lost && (
    <ConflictDialog
      mine={namesOf(lost.mine)}
      theirs={namesOf(lost.theirs)}
      base={namesOf(lost.base)}
      onClose={() => setLost(undefined)}
      onTakeTheirs={() => setLost(undefined)}
      onKeepMine={() => {
        setLost(undefined)
        void sort({ mine: orderOver(lost.mine, lost.theirs), base: lost.theirs })
      }}
    />
  )
  return { move: (from, to) => void sort({ mine: moved(places, from, to), base: places }), dialog }
}

/** Merges two orders of the same records: mine takes precedence. Pure. */

interface Placed {
  id: number | string
}

/** Applies my order to the records that still exist and appends the others. */
export function orderOver<M extends Placed, T extends Placed>(
  mine: readonly M[],
  theirs: readonly T[],
): (M | T)[] {
  const isThere = new Set(theirs.map(({ id }) => id))
  const ownIds = new Set(mine.map(({ id }) => id))
  return [...mine.filter(({ id }) => isThere.has(id)), ...theirs.filter(({ id }) => !ownIds.has(id))]
}
