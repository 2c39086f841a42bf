import Autocomplete from '@mui/material/Autocomplete'
import InputBase from '@mui/material/InputBase'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconMagnifyingGlass } from '../icon/icons.ts'
import { useFieldError } from './field-errors.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface SearchMatch {
  id: number
  name: string
  note?: string // below the name
  picture?: ReactNode
  disabled?: boolean
}

export interface SearchFieldProps<M extends SearchMatch> extends FieldProps {
  name?: string
  placeholder?: string
  text: string
  matches: readonly M[] | undefined // undefined while the first response is pending
  isStale?: boolean // the matches belong to an earlier text: Enter does not select one
  none: string // text if there are no matches
  onText: (text: string) => void
  onSelect: (match: M) => void
}

const maxLength = 120 // the limit of the server's search

/** Searches records on the server. Enter selects the first match or the highlighted one and never submits the form. */
export function SearchField<M extends SearchMatch>({
  name,
  placeholder,
  text,
  matches,
  isStale,
  none,
  onText,
  onSelect,
  error: ownError,
  ...frame
}: SearchFieldProps<M>) {
  const [isOpen, setOpen] = useState(false)
  const error = useFieldError(name, ownError)
  return (
    <Autocomplete<M>
      value={null} // a selected match leaves the field
      inputValue={text}
      options={matches ?? []}
      open={isOpen && text.trim() !== '' && matches !== undefined}
      noOptionsText={none}
      autoHighlight
      clearOnEscape
      forcePopupIcon={false}
      filterOptions={options => [...options]} // the server has filtered them
      getOptionKey={match => match.id}
      getOptionLabel={match => match.name}
      getOptionDisabled={match => match.disabled ?? false}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' || reason === 'clear') onText(typed)
      }}
      onChange={(_, match) => {
        if (!match) return
        onSelect(match)
        onText('')
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        event.preventDefault() // does not submit the form
        event.defaultMuiPrevented = isStale ?? false
      }}
      renderOption={({ key, ...option }, { picture, name, note }) => (
        <li key={key} {...option}>
          {picture}
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </li>
      )}
      renderInput={({ id, slotProps: { input, htmlInput } }) => (
        <FieldFrame {...frame} dense error={error} id={id}>
          {ids => (
            <InputBase
              ref={input.ref}
              className={input.className}
              onMouseDown={input.onMouseDown}
              startAdornment={<Icon of={iconMagnifyingGlass} />}
              inputProps={{ ...htmlInput, ...ids, type: 'search', name, placeholder, maxLength }}
            />
          )}
        </FieldFrame>
      )}
    />
  )
}
