import { type FormEvent, useEffect, useRef, useState } from 'react'

const breathMillis = 250

export interface TypedSearch {
  text: string // what stands in the field
  type(value: string): void
  submit(event: FormEvent): void
}

/** A search field that searches after a breath, at once on Enter, and follows `current` when the address changes. */
export function useTypedSearch(current: string, onSearch: (search: string) => void): TypedSearch {
  const [text, setText] = useState(current)
  const breath = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(current), [current])
  useEffect(() => () => clearTimeout(breath.current), [])
  const search = (value: string) => {
    clearTimeout(breath.current)
    if (value.trim() !== current) onSearch(value.trim())
  }
  return {
    text,
    type: value => {
      setText(value)
      clearTimeout(breath.current)
      breath.current = setTimeout(() => search(value), breathMillis)
    },
    submit: event => {
      event.preventDefault()
      search(text)
    },
  }
}
