/** A draft while one works on it: every change is kept on the server after a pause and comes back with what it costs. */
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '@/api/client.ts'
import { type DeskOrder, type OrderDraft, saveDraft } from '@/contract/order-desk.ts'
import { useFieldWords } from '../kit/use-field-words.ts'

const pauseMillis = 450

export type Keeping = 'kept' | 'changed' | 'failed'

export function useDesk(start: DeskOrder) {
  const notify = useNotify()
  const words = useFieldWords()
  const [desk, setDesk] = useState(start)
  const [draft, setDraft] = useState(start.draft)
  const [keeping, setKeeping] = useState<Keeping>('kept')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<DeskOrder>()
  const kept = useRef(start.draft)
  const isSending = useRef(false)
  useEffect(() => {
    if (draft === kept.current || theirs) return
    setKeeping('changed')
    const timer = setTimeout(() => void keep(), pauseMillis)
    return () => clearTimeout(timer)
    async function keep() {
      if (isSending.current) return // its answer changes `desk`, and this runs again
      isSending.current = true
      const sent = draft
      const result = await call(saveDraft, {
        params: { id: desk.id },
        body: { draft: sent, version: desk.version },
      })
      isSending.current = false
      if (result.ok) {
        kept.current = sent
        setFaults({})
        setKeeping('kept')
        setDesk(result.value)
        return
      }
      const { failure } = result
      setKeeping('failed')
      setFaults(words(failure.fields))
      if (failure.code === 'conflict' && failure.current) setTheirs(failure.current as DeskOrder)
      else if (failure.fields.length === 0) notify(failure.message, { type: 'error' })
    }
  }, [draft, desk, theirs, notify, words])
  const takeTheirs = (other: DeskOrder) => {
    kept.current = other.draft
    setDraft(other.draft)
    setDesk(other)
    setTheirs(undefined)
    setKeeping('kept')
  }
  return {
    desk,
    draft,
    keeping,
    faults,
    theirs,
    change: (part: Partial<OrderDraft>) => setDraft(known => ({ ...known, ...part })),
    takeTheirs,
    keepMine: (other: DeskOrder) => {
      setDesk({ ...desk, version: other.version })
      setTheirs(undefined)
    },
    settle: setDesk,
  }
}

export type Desk = ReturnType<typeof useDesk>
