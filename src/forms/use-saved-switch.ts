import { useRef, useState } from 'react'

interface SavedSwitch {
  checked: boolean // the requested value while it is saved, otherwise the stored one
  turn: (value: boolean) => Promise<void>
}

/**
 * A switch that saves immediately. Changes made while a save runs are sent after it, only the last of them, so that
 * each save sees the record that the previous one stored.
 * @param stored the value that the server has
 * @param save resolves when the change was stored or refused, and `stored` has been read again
 */
export function useSavedSwitch(stored: boolean, save: (value: boolean) => Promise<unknown>): SavedSwitch {
  const [requested, setRequested] = useState<boolean>()
  const last = useRef(stored)
  const isSaving = useRef(false)
  const turn = async (value: boolean) => {
    setRequested(value)
    last.current = value
    if (isSaving.current) return
    isSaving.current = true
    try {
      let saved: boolean
      do {
        saved = last.current
        await save(saved)
      } while (last.current !== saved)
    } finally {
      isSaving.current = false
      setRequested(undefined)
    }
  }
  return { checked: requested ?? stored, turn }
}
