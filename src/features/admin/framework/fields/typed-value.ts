import { useState } from 'react'

type Read<T> = { value: T } | { code: string }

/**
 * A field whose text is parsed as it is typed. Text that cannot be parsed stays in the field and is reported by `code`,
 * and the value does not change. `text` formats the stored value.
 */
export function useTypedValue<T>(value: T, text: (value: T) => string, read: (text: string) => Read<T>) {
  const [typed, setTyped] = useState<string>()
  const current = typed === undefined ? undefined : read(typed)
  const code = current && 'code' in current ? current.code : undefined
  return {
    shown: typed ?? text(value),
    code,
    /** Returns the value of the text, or undefined if it cannot be parsed. */
    type: (next: string): T | undefined => {
      setTyped(next)
      const result = read(next)
      return 'value' in result ? result.value : undefined
    },
    /** Formats the value, unless the text cannot be parsed. */
    leave: () => {
      if (code === undefined) setTyped(undefined)
    },
  }
}

/** Whole quantity, `least` to 9999. */
export const readPieces =
  (least: 0 | 1) =>
  (text: string): Read<number> => {
    const plain = text.trim()
    return /^\d{1,4}$/.test(plain) && Number(plain) >= least
      ? { value: Number(plain) }
      : { code: least === 0 ? 'pieces' : 'quantity' }
  }
