import { useEffect, useRef, useState } from 'react'
import type { LaidTable } from './session/lay-table.ts'

/** Lays the table when the component comes and leaves it when it goes. Later values of `lay` are not looked at. */
export function useTable(lay: () => LaidTable): LaidTable | null {
  const [table, setTable] = useState<LaidTable | null>(null)
  const first = useRef(lay)
  useEffect(() => {
    const laid = first.current()
    setTable(laid)
    return () => {
      if ('close' in laid) laid.close()
    }
  }, [])
  return table
}
