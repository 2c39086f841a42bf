/** The search of the header with its data: the typed text, its matches, and their links. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { categoriesQuery } from '@/api/queries.ts'
import { suggestionsQuery } from '@/api/suggestion-queries.ts'
import { SearchDialog } from '@/features/shop/search/search-dialog.tsx'
import { categoryGroup, groupsOf } from '@/features/shop/search/suggestion-options.ts'
import { useSettled } from '@/ui/form/use-typed-search.ts'
import { useHref, usePriceReader, useReader } from '../screen.ts'
import { useMoney } from '../use-money.ts'

const debounceMillis = 120

export interface SearchPanelProps {
  id: string
  open: boolean
  onClose(): void
}

export function SearchPanel({ id, open, onClose }: SearchPanelProps) {
  const to = useHref()
  const money = useMoney()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const query = text.trim()
  const settled = useSettled(query, debounceMillis)
  const queryText = query === '' ? '' : settled
  const {
    data: suggestions,
    isError,
    isPlaceholderData,
  } = useQuery(suggestionsQuery(usePriceReader(), queryText))
  const { data: categories } = useQuery({ ...categoriesQuery(useReader()), enabled: open })
  const visibleSuggestions = query === '' ? undefined : suggestions
  const close = () => {
    setText('')
    onClose()
  }
  return (
    <SearchDialog
      id={id}
      open={open}
      text={text}
      suggestions={visibleSuggestions}
      groups={
        query === ''
          ? categoryGroup(categories?.data ?? [], to)
          : visibleSuggestions
            ? groupsOf(visibleSuggestions, to)
            : []
      }
      isWaiting={query !== queryText || isPlaceholderData}
      failed={isError}
      resultsHref={`${to('shop')}?search=${encodeURIComponent(query)}`}
      money={money}
      onText={setText}
      onGo={href => {
        close()
        void navigate(href)
      }}
      onClose={close}
    />
  )
}
