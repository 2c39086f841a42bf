/**
 * An order one drags, kept at once. It is sent with the order it was made on; who comes second is shown both, and decides.
 * It knows places by their name, not what stands there.
 */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { moved } from './moved.ts'
import { orderOver, placeWords } from './order-over.ts'
import { useTold } from './use-told.ts'

export interface Place<Id> {
  id: Id
  name: string
}

interface OrderProps<Id> {
  places: readonly Place<Id>[] // as they are shown
  show: (ids: Id[]) => void // before the server has answered
  send: (ids: Id[], known: Id[]) => Promise<Result<unknown>>
  read: () => Promise<readonly Place<Id>[]> // as it stands now, shown too
}

interface Sorted<Id> {
  mine: readonly Place<Id>[]
  base: readonly Place<Id>[]
}

const idsOf = <Id,>(places: readonly Place<Id>[]): Id[] => places.map(({ id }) => id)
const words = <Id,>(places: readonly Place<Id>[]) => placeWords(places, ({ name }) => name)

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
  const told = useTold()
  const [lost, setLost] = useState<Sorted<Id> & { theirs: readonly Place<Id>[] }>()
  const sort = async ({ mine, base }: Sorted<Id>) => {
    show(idsOf(mine))
    const result = await send(idsOf(mine), idsOf(base))
    const now = await read()
    if (!result.ok && result.failure.code === 'conflict') return setLost({ mine, base, theirs: now })
    told(result, t('categories.arranged'))
  }
  const dialog = lost && (
    <ConflictDialog
      mine={words(lost.mine)}
      theirs={words(lost.theirs)}
      base={words(lost.base)}
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
