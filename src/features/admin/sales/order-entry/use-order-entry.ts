/** A draft order during editing: every change is saved on the server after a pause and returned with its prices. */
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '@/api/client.ts'
import { type OrderDraft, type OrderEntry, saveDraft } from '@/contract/endpoints/admin/order-entry.ts'
import { fieldErrorsByPath } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'

const pauseMillis = 450

export type SaveState = 'kept' | 'changed' | 'failed'

export function useOrderEntry(start: OrderEntry) {
  const notify = useNotify()
  const messages = useErrorMessage()
  const [desk, setDesk] = useState(start)
  const [draft, setDraft] = useState(start.draft)
  const [keeping, setKeeping] = useState<SaveState>('kept')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<OrderEntry>()
  const saved = useRef(start.draft)
  const isSending = useRef(false)
  useEffect(() => {
    if (draft === saved.current || theirs) return
    setKeeping('changed')
    const timer = setTimeout(() => void keep(), pauseMillis)
    return () => clearTimeout(timer)
    async function keep() {
      if (isSending.current) return // the response changes `desk`, and this runs again
      isSending.current = true
      const sent = draft
      const result = await call(saveDraft, {
        params: { id: desk.id },
        body: { draft: sent, version: desk.version },
      })
      isSending.current = false
      if (result.ok) {
        saved.current = sent
        setFaults({})
        setKeeping('kept')
        setDesk(result.value)
        return
      }
      const { failure } = result
      setKeeping('failed')
      setFaults(fieldErrorsByPath(failure.fields, messages))
      if (failure.code === 'conflict' && failure.current) setTheirs(failure.current as OrderEntry)
      else if (failure.fields.length === 0) notify(messages.problem(failure), { type: 'error' })
    }
  }, [draft, desk, theirs, notify, messages])
  const takeTheirs = (other: OrderEntry) => {
    saved.current = other.draft
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
    change: (part: Partial<OrderDraft>) => setDraft(current => ({ ...current, ...part })),
    takeTheirs,
    keepMine: (other: OrderEntry) => {
      setDesk({ ...desk, version: other.version })
      setTheirs(undefined)
    },
    settle: setDesk,
  }
}

export type OrderEntryState = ReturnType<typeof useOrderEntry>
