import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import styles from './lists.module.css'

const pauseMillis = 300 // of typing, before the list follows

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string // of the address
  onSearch: (search: string) => void
}

/** Follows the address when it changes elsewhere; changes it after a pause, or at once with Enter. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const search = useRef(onSearch)
  search.current = onSearch

  useEffect(() => setText(value), [value])

  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => search.current(text.trim()), pauseMillis)
    return () => clearTimeout(timer)
  }, [text, value])

  return (
    <search className={styles.search}>
      <form
        onSubmit={event => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <TextField
          dense
          hideLabel
          type="search"
          label={label}
          placeholder={placeholder}
          icon={iconMagnifyingGlass}
          value={text}
          onChange={event => setText(event.target.value)}
          maxLength={120}
        />
      </form>
    </search>
  )
}
