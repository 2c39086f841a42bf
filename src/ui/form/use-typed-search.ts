import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const debounceMillis = 250

export interface TypedSearch {
  text: string // the content of the field
  type(value: string): void
  submit(event: FormEvent): void
}

/**
 * A search field that searches after a short pause, or immediately on Enter, and follows `current` when the address
 * changes. The result of its own search never changes the text being typed.
 */
export function useTypedSearch(current: string, onSearch: (search: string) => void): TypedSearch {
  const [text, setText] = useState(current)
  const breath = useRef<ReturnType<typeof setTimeout>>(undefined)
  const requestedSearch = useRef<string | null>(null) // the search that this hook has started
  useEffect(() => {
    if (current !== requestedSearch.current) setText(current)
    requestedSearch.current = null
  }, [current])
  useEffect(() => () => clearTimeout(breath.current), [])
  const search = (value: string) => {
    clearTimeout(breath.current)
    if (value === current) return
    requestedSearch.current = value
    onSearch(value)
  }
  const searchDebounced = useEffectEvent(search)
  return {
    text,
    type: value => {
      setText(value)
      clearTimeout(breath.current)
      breath.current = setTimeout(() => searchDebounced(value.trim()), debounceMillis)
    },
    submit: event => {
      event.preventDefault()
      search(text.trim())
    },
  }
}

/** Returns the value once it has not changed for `millis` milliseconds. Returns the first value immediately. */
export function useSettled<T>(value: T, millis = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), millis)
    return () => clearTimeout(timer)
  }, [value, millis])
  return settled
}
