import { useState } from 'react'

/**
 * A field whose text is parsed as it is typed: what cannot be parsed stays, is reported and never taken for something else. `value` is what
 * stands outside, `text` how that is written, `read` undefined for what is none.
 */
export function useTypedValue<T>(
  value: T,
  text: (value: T) => string,
  read: (text: string) => T | undefined,
) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && read(typed) === undefined
  return {
    shown: typed ?? text(value),
    isWrong,
    /** The value that was typed; undefined while it is none. */
    type: (next: string): T | undefined => {
      setTyped(next)
      return read(next)
    },
    /** Formatted, unless it is invalid. */
    leave: () => {
      if (!isWrong) setTyped(undefined)
    },
  }
}

/** Whole pieces, `least` to 9999. */
export const parsePieces =
  (least: 0 | 1) =>
  (text: string): number | undefined => {
    const plain = text.trim()
    return /^\d{1,4}$/.test(plain) && Number(plain) >= least ? Number(plain) : undefined
  }
