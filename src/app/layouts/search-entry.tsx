/**
 * The magnifying glass of the header. It opens the search over the page, also before the app has started. Without
 * scripts it leads to the shop's search field.
 */
import { type MouseEvent, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { useHref } from '../screen.ts'
import { SearchPanel } from './search-panel.tsx'

const searchDialogId = 'site-search'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export function SearchEntry() {
  const { t } = useTranslation('nav')
  const to = useHref()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    // Inside the click handler, so that a phone opens its keyboard for the field.
    flushSync(() => setOpen(true))
  }
  return (
    <>
      <IconButton
        icon={iconMagnifyingGlass}
        label={t('search')}
        href={`${to('shop')}?search=`}
        aria-haspopup="dialog"
        data-opens={searchDialogId}
        onClick={onClick}
      />
      <SearchPanel id={searchDialogId} open={open} onClose={close} />
    </>
  )
}
